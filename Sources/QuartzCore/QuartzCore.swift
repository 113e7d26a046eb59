// QuartzCore
