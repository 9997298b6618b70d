import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Environment } from '@/lib/storefront/environment';

const PAUSE_MS = 6000;

/** A row that customers move, or that moves by itself. */
export interface Slides {
  track: RefObject<HTMLUListElement | null>;
  /** Whether there is more than what is visible. */
  canMove: boolean;
  /** Moves by what is visible; from the end to the start, and back. */
  move(direction: 1 | -1): void;
  isPlaying: boolean;
  togglePlaying(): void;
  /** Handlers of the row: it stops when customers use it, and waits below the pointer. */
  attention: {
    onFocusCapture: () => void;
    onPointerDown: () => void;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
  };
}

/**
 * Moves a row of reviews.
 *
 * @param autoplay whether it moves by itself, unless the customer prefers less motion
 */
export function useSlides(
  { startTimer }: Pick<Environment, 'startTimer'>,
  autoplay: boolean,
): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [canMove, setCanMove] = useState(false);
  const [isPlaying, setPlaying] = useState(() => autoplay && !prefersLessMotion());
  const [isWaiting, setWaiting] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const { current } = track;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setCanMove(current.scrollWidth > current.clientWidth + 1),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts the next timer
  useEffect(() => {
    if (!isPlaying || isWaiting) return;
    return startTimer(() => {
      if (track.current) scroll(track.current, 1, 'one');
      setTurn(turn + 1);
    }, PAUSE_MS);
  }, [isPlaying, isWaiting, turn]);

  const stop = () => setPlaying(false);
  return {
    track,
    canMove,
    move(direction) {
      stop();
      if (track.current) scroll(track.current, direction, 'visible');
    },
    isPlaying,
    togglePlaying: () => setPlaying(!isPlaying),
    attention: {
      onFocusCapture: stop,
      onPointerDown: stop,
      onPointerEnter: () => setWaiting(true),
      onPointerLeave: () => setWaiting(false),
    },
  };
}

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls a row by one item or by what is visible. In a row from right to left, offsets are negative. */
function scroll(track: HTMLElement, direction: 1 | -1, by: 'one' | 'visible'): void {
  const [first, second] = [...track.children] as HTMLElement[];
  if (!first || !second) return;
  const step = second.offsetLeft - first.offsetLeft;
  const end = (track.scrollWidth - track.clientWidth) * Math.sign(step);
  const position = Math.abs(track.scrollLeft);
  const isAtEdge = direction === 1 ? position > Math.abs(end) - 2 : position < 2;
  if (isAtEdge) track.scrollTo({ left: direction === 1 ? 0 : end });
  else {
    const distance = by === 'one' ? step : track.clientWidth * Math.sign(step);
    track.scrollBy({ left: distance * direction });
  }
}
