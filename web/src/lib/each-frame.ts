/** Draw before every frame, for as long as the component stands. */
import { onMount } from 'svelte';

export function eachFrame(draw: (now: number) => void): void {
  onMount(() => {
    let frame = requestAnimationFrame(next);
    function next(now: number): void {
      draw(now);
      frame = requestAnimationFrame(next);
    }
    return () => cancelAnimationFrame(frame);
  });
}
