/** Calls back after a time. @returns cancels the call */
export function startTimer(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/** Calls back at an interval. @returns stops that */
export function repeat(callback: () => void, milliseconds: number): () => void {
  const timer = setInterval(callback, milliseconds);
  return () => clearInterval(timer);
}
