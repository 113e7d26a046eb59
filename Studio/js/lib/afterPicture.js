/** What may wait until the picture of a run stands on the screen, so that the picture does not wait for it. */
export class AfterPicture {
  #run = null;
  #works = [];
  #timer;
  #patience;

  /** No picture may come; after `patience` milliseconds nothing waits any more. */
  constructor(patience) {
    this.#patience = patience;
  }

  /** From now on that run's works wait; what waited for another is not wanted any more. */
  expect(run) {
    clearTimeout(this.#timer);
    this.#works = [];
    this.#run = run;
    this.#timer = setTimeout(() => this.stands(run), this.#patience);
  }

  do(run, work) {
    if (run === this.#run) this.#works.push(work);
    else work();
  }

  /** The picture of that run stands. */
  stands(run) {
    if (run !== this.#run) return;
    clearTimeout(this.#timer);
    this.#run = null;
    const works = this.#works;
    this.#works = [];
    for (const work of works) work();
  }
}
