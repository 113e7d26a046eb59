# Completion of lek for fish: put this file into ~/.config/fish/completions.

# The pages of the playground that is named on the line.
function __lek_pages
    for word in (commandline --tokenize --cut-at-cursor)[3..]
        for page in $word/Pages/*.xcplaygroundpage
            string replace --regex '\.xcplaygroundpage$' '' (basename $page)
        end
    end
end

complete -c lek -f
complete -c lek -n __fish_use_subcommand -a open -d 'Open a playground in the studio'
complete -c lek -n __fish_use_subcommand -a new -d 'Make a new playground'
complete -c lek -n __fish_use_subcommand -a run -d 'Run a page here, without a browser'
complete -c lek -n __fish_use_subcommand -a corpus -d 'Run every page under folders'
complete -c lek -n __fish_use_subcommand -a convert -d 'Put Swift 1, 2 and 3 into current Swift'
complete -c lek -n __fish_use_subcommand -a doctor -d 'Say what is installed and what is missing'
complete -c lek -n __fish_use_subcommand -a help -d 'Say what a command does, and its flags'
complete -c lek -n __fish_use_subcommand -l version -d 'Print the version'
complete -c lek -l help -d 'Say what a command does, and its flags'

complete -c lek -n '__fish_seen_subcommand_from open new run corpus convert' -a '(__fish_complete_directories)'
complete -c lek -n '__fish_seen_subcommand_from help' -a 'open new run corpus convert doctor help'

complete -c lek -n '__fish_seen_subcommand_from open' -l port -x -d 'Port to listen on'
complete -c lek -n '__fish_seen_subcommand_from open' -l host -x -d 'Address to listen on'
complete -c lek -n '__fish_seen_subcommand_from open' -l no-browser -d 'Only print the address'
complete -c lek -n '__fish_seen_subcommand_from open' -l network -d 'Let its pages reach the network'
complete -c lek -n '__fish_seen_subcommand_from open' -l trace -d 'Print where the time went'

complete -c lek -n '__fish_seen_subcommand_from new' -l platform -x -a 'ios macos' -d 'What it is for'
complete -c lek -n '__fish_seen_subcommand_from new' -l pages -x -d 'How many pages it has'
complete -c lek -n '__fish_seen_subcommand_from new' -l template -x -a 'empty liveView swiftUI game drawing animation physics tutorial' -d 'What it begins with'
complete -c lek -n '__fish_seen_subcommand_from new' -l example -x -a 'ClientDemo MemoryGame Pendulum RapidPrototyping Ripple Sorting' -d 'A copy of an example'

complete -c lek -n '__fish_seen_subcommand_from run' -l page -x -a '(__lek_pages)' -d 'Which page'
complete -c lek -n '__fish_seen_subcommand_from run' -l time -x -d 'Seconds of virtual time'
complete -c lek -n '__fish_seen_subcommand_from run' -l seed -x -d 'Seed random numbers'
complete -c lek -n '__fish_seen_subcommand_from run' -l touch -x -a 'tap hold drag pinch' -d 'Touch the live view'
complete -c lek -n '__fish_seen_subcommand_from run' -l tree -d 'Print the view tree at the end'
complete -c lek -n '__fish_seen_subcommand_from run' -l tree-at -x -d 'Print the view tree at a moment'
complete -c lek -n '__fish_seen_subcommand_from run' -l snapshot -r -d 'Draw the live view at the end'
complete -c lek -n '__fish_seen_subcommand_from run' -l snapshot-at -x -d 'Draw the live view at a moment'
complete -c lek -n '__fish_seen_subcommand_from run' -l json -d 'One JSON object a line'
complete -c lek -n '__fish_seen_subcommand_from run' -l network -d 'Let the page reach the network'
complete -c lek -n '__fish_seen_subcommand_from run' -l no-sandbox -d 'Run without walls'

complete -c lek -n '__fish_seen_subcommand_from convert' -l to -x -a 'app package' -d 'Copy a package in another form'
complete -c lek -n '__fish_seen_subcommand_from convert' -l check -d 'Change nothing, print a diff'

complete -c lek -n '__fish_seen_subcommand_from corpus' -l json -d 'One JSON object a page'
