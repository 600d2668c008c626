/** The largest type at which a placard still shows all of itself: a sign that scrolls is not a sign. */

const [SMALLEST, LARGEST] = [11, 72];
const NARROW = '(max-width: 760px)';

export function fitted(paper: HTMLElement): { destroy(): void } {
  const narrow = matchMedia(NARROW);

  function fit(): void {
    paper.style.removeProperty('--s');
    // In the hand a sign may be scrolled; there it keeps a size to read.
    if (narrow.matches) return;
    let [low, high] = [SMALLEST, LARGEST];
    while (high - low > 0.5) {
      const middle = (low + high) / 2;
      paper.style.setProperty('--s', `${middle}px`);
      const over = paper.scrollHeight > paper.clientHeight + 1 || paper.scrollWidth > paper.clientWidth + 1;
      if (over) high = middle;
      else low = middle;
    }
    paper.style.setProperty('--s', `${low}px`);
  }

  const watch = new ResizeObserver(fit);
  watch.observe(paper);
  fit();
  return { destroy: () => watch.disconnect() };
}
