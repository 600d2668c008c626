/** A media query as live state: which of the drawn arrangements this screen gets. */
export class Media {
  on = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.on = list.matches;
    list.addEventListener('change', (event) => (this.on = event.matches));
  }
}
