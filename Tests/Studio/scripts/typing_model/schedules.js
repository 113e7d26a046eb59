/** Schedules of a typing model, all of them or by chance; each has to end with what was typed. */
import { TypingModel } from "./typing_model.js";

/**
 * Runs every schedule of a scenario, up to a state that another one has reached. Returns how many
 * states and ends there are, and the first schedule that fails, as `{problem, schedule}`.
 */
export function everySchedule(scenario) {
  const known = new Set();
  const open = [[]];
  let ends = 0;
  while (open.length > 0) {
    const schedule = open.pop();
    const model = new TypingModel(scenario);
    const names = [];
    try {
      for (const choice of schedule) take(model, choice, names);
      for (;;) {
        if (known.has(model.key)) break;
        known.add(model.key);
        const count = model.events.length;
        if (count === 0) {
          ends += 1;
          check(model);
          break;
        }
        for (let other = count - 1; other > 0; other -= 1) open.push([...schedule, other]);
        schedule.push(0);
        take(model, 0, names);
      }
    } catch (problem) {
      return { states: known.size, ends, problem, schedule: names };
    }
  }
  return { states: known.size, ends };
}

/** Runs so many schedules by chance. Returns the first that fails. */
export function someSchedules(scenario, count, chance) {
  for (let round = 0; round < count; round += 1) {
    const model = new TypingModel(scenario);
    const names = [];
    try {
      for (let events = model.events; events.length > 0; events = model.events) {
        take(model, chance.below(events.length), names);
      }
      check(model);
    } catch (problem) {
      return { round, problem, schedule: names };
    }
  }
  return {};
}

function take(model, choice, names) {
  names.push(model.do(model.events[choice]));
}

/** Throws unless every letter is there once, everywhere. */
function check(model) {
  model.settle();
  for (const [name, lines] of model.expected) {
    const text = `${lines.join("\n")}\n`;
    const found = {
      server: model.server.text(name), disk: model.server.disk.get(name),
      ...Object.fromEntries(model.windows.filter(({ shown }) => shown === name)
        .map((window) => [`window ${window.number}`, window.text])),
    };
    for (const [who, other] of Object.entries(found)) {
      const [has, typed] = [other, text].map((one) => JSON.stringify(one));
      if (other !== text) throw new Error(`${who} has ${has}, not ${typed}`);
    }
  }
  for (const { number, offers } of model.windows) {
    if (offers.length > 0) throw new Error(`window ${number} asks: ${JSON.stringify(offers)}`);
  }
}
