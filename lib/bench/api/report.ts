/** One measured figure. */
export interface Figure {
  name: string;
  value: string;
  target: string;
  isMet: boolean;
}

/** `12.3 ms` */
export function ms(value: number): string {
  return `${value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ms`;
}

/** Prints a figure as soon as it is measured. */
export function printFigure({ name, value, target, isMet }: Figure): void {
  console.log(`${isMet ? 'ok  ' : 'MISS'}  ${name}\n      ${value}   (target: ${target})`);
}
