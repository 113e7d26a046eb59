/**
 * What a person can do with the live view as a whole: see it in another size, turned, dark or
 * slowly, take pictures of it, see where it is touched, and hear what is in it and what it plays.
 */
import { StageBar } from "./stageBar.js";
import { StageSettings, textSizes } from "./stageSettings.js";
import { LiveViewRecording } from "./recording.js";
import { SpokenViews } from "./spokenViews.js";
import { StoppedNote } from "./stoppedNote.js";
import { TouchMarks } from "./touchMarks.js";
import { PageSound } from "./sound/pageSound.js";
import { WebViews } from "./web/webViews.js";

/** Adds the bar, its commands, and what belongs to it. */
export function installStage(studio) {
  const { commands, session, liveView, fingers, keyInput } = studio;
  const settings = new StageSettings(session);
  const recording = new LiveViewRecording(studio);
  const flip = (name, one, other) => () =>
    settings.change({ [name]: settings.current[name] === one ? other : one });
  const isThere = () => liveView.run !== null;
  const add = (name, keys, run, isEnabled) =>
    commands.add({ name, keys, run, isEnabled, group: "liveView" });
  let bar = null;
  add("liveViewSize", ["mod+alt+d"], () => bar.showSizes());
  add("rotateLiveView", ["mod+alt+shift+r"], flip("orientation", "upright", "turned"));
  add("liveViewAppearance", ["mod+alt+shift+a"], flip("appearance", "light", "dark"));
  add("slowAnimations", ["mod+alt+s"], flip("pace", "usual", "slow"));
  const resizeText = (steps) => () => settings.change({ textSize: nextTextSize(settings, steps) });
  const isResizable = (steps) => () => nextTextSize(settings, steps) !== settings.current.textSize;
  add("enlargeText", ["mod+alt+shift+x"], resizeText(1), isResizable(1));
  add("reduceText", ["mod+alt+shift+m"], resizeText(-1), isResizable(-1));
  add("rightToLeft", ["mod+alt+shift+l"], flip("direction", "leftToRight", "rightToLeft"));
  add("showTouches", ["mod+alt+u"], flip("showsTouches", false, true));
  add("muteLiveView", ["mod+alt+q"], flip("mutes", false, true));
  add("saveLiveViewPicture", ["mod+alt+shift+s"], () => recording.savePicture(), isThere);
  add("copyLiveViewPicture", ["mod+alt+shift+c"], () => recording.copyPicture(), isThere);
  add("saveLiveViewMoments", ["mod+alt+g"], () => recording.saveLastMoments(), isThere);
  add("recordLiveView", ["mod+alt+shift+g"], () => recording.toggle(),
    () => isThere() || recording.isOn);
  bar = new StageBar(studio, settings);
  recording.showOn(document.querySelector(".stage-bar [data-command=recordLiveView]"));
  const marks = new TouchMarks(liveView, fingers);
  settings.onChange(({ showsTouches }) => { marks.isOn = showsTouches; });
  new SpokenViews(session, liveView, keyInput);
  new StoppedNote(session, liveView);
  new PageSound(session, settings);
  new WebViews(session, liveView);
}

/** The size of text that is some steps larger; the last one there is. */
function nextTextSize({ current }, steps) {
  const index = textSizes.indexOf(current.textSize) + steps;
  return textSizes[Math.min(Math.max(index, 0), textSizes.length - 1)];
}
