'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { WIDTHS } from '@/lib/browser/live-sdk/widget-state';
import { enTrySdk as messages } from '@/lib/site/messages/en-try-sdk';
import { fill } from '@/lib/site/messages/fill';
import styles from './try-sdk.module.css';

/** In pixels. */
const STEP = 10;

interface WidthSliderProps {
  /** In pixels; `null` for the whole width. */
  width: number | null;
  onChange: (width: number | null) => void;
}

/** Sets the width of the stage. At its end, the stage has the whole width. */
export function WidthSlider({ width, onChange }: WidthSliderProps) {
  const id = useId();
  const root = useRef<HTMLParagraphElement>(null);
  const [max, setMax] = useState<number>(WIDTHS.max);
  // The slider is as wide as the stage can be.
  useEffect(() => {
    const wide = Math.floor((root.current?.offsetWidth ?? 0) / STEP) * STEP;
    setMax(Math.min(WIDTHS.max, Math.max(WIDTHS.min + STEP, wide)));
  }, []);
  const text =
    width === null ? messages.wholeWidth : fill(messages.pixels, { width: String(width) });
  return (
    <p className={styles.width} ref={root}>
      <label htmlFor={id}>{messages.width}</label>
      <input
        id={id}
        type="range"
        min={WIDTHS.min}
        max={max}
        step={STEP}
        value={width ?? max}
        aria-valuetext={text}
        onChange={({ target }) => {
          const next = Number(target.value);
          onChange(next >= max ? null : next);
        }}
      />
      <output htmlFor={id}>{text}</output>
    </p>
  );
}
