'use client';

import { useId } from 'react';
import { figuresOf, spanOf, withKeys } from '@/lib/browser/console/trace-entries';
import type { TraceEntry } from '@/lib/sandbox/scenarios/trace';
import { enConsole as messages } from '@/lib/site/messages/en-console';
import { fill } from '@/lib/site/messages/fill';
import styles from './timeline.module.css';

const texts = messages.scenario;

/** Sizes in pixels. Positions on the time axis are percentages, so that the text keeps its size. */
const AXIS_HEIGHT = 24;
const ROW_HEIGHT = 38;
const LABEL_Y = 14;
const MARK_Y = 26;
const MARK_SIZE = 5;

/** Start and length of the time axis, in percent of the width. The rest is room for the marks at both ends. */
const TIME_START = 2;
const TIME_WIDTH = 95;

interface TimelineProps {
  title: string;
  trace: readonly TraceEntry[];
}

/** The entries of a run below each other, each where it is in time. A line connects a transaction with what it caused. */
export function Timeline({ title, trace }: TimelineProps) {
  const id = useId();
  const { start, duration } = spanOf(trace);
  const width = (milliseconds: number) => (milliseconds / duration) * TIME_WIDTH;
  const place = (milliseconds: number) => `${TIME_START + width(milliseconds)}%`;
  const height = AXIS_HEIGHT + trace.length * ROW_HEIGHT;
  const rowOf = (position: number) => AXIS_HEIGHT + position * ROW_HEIGHT;
  return (
    <svg
      className={styles.root}
      width="100%"
      height={height}
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
    >
      <title id={`${id}-title`}>{fill(texts.timeline, { scenario: title })}</title>
      <desc id={`${id}-description`}>{fill(texts.description, figuresOf(trace))}</desc>
      {[0, 0.5, 1].map((part) => (
        <g key={part} className={styles.axis}>
          {/* A line at the start would cross the labels. */}
          {part > 0 && (
            <line x1={place(part * duration)} x2={place(part * duration)} y1={18} y2={height} />
          )}
          <text x={part === 0 ? 0 : place(part * duration)} y={12} textAnchor={anchorOf(part)}>
            {fill(texts.ms, { ms: String(Math.round(part * duration)) })}
          </text>
        </g>
      ))}
      {trace.map((entry, position) => {
        if (entry.kind !== 'transaction') return null;
        const last = trace.findLastIndex(({ transaction }) => transaction === entry.transaction);
        const x = place(entry.at - start);
        return (
          <line
            key={entry.transaction}
            className={styles.connection}
            x1={x}
            x2={x}
            y1={rowOf(position) + MARK_Y}
            y2={rowOf(last) + MARK_Y}
          />
        );
      })}
      {withKeys(trace).map((entry, position) => (
        <g key={entry.key} className={styles.entry} data-kind={entry.kind}>
          <text x={0} y={rowOf(position) + LABEL_Y}>
            <tspan className={styles.kind}>{texts.kinds[entry.kind]}</tspan> {nameOf(entry)}
          </text>
          <svg
            x={place(entry.at - start)}
            y={rowOf(position) + MARK_Y}
            width={`${width(Math.max(entry.ms, duration / 100))}%`}
            height={1}
            overflow="visible"
            aria-hidden="true"
          >
            <Mark kind={entry.kind} />
          </svg>
        </g>
      ))}
    </svg>
  );
}

/** A shape for each kind, so that they differ without color too: bars take time, diamonds and circles don't. */
function Mark({ kind }: Pick<TraceEntry, 'kind'>) {
  const size = MARK_SIZE;
  if (kind === 'event') return <circle r={size} />;
  if (kind === 'request' || kind === 'delivery')
    return <rect x={0} y={-size} width="100%" height={2 * size} rx={2} />;
  return <path d={`M${-size} 0L0 ${-size}L${size} 0L0 ${size}Z`} />;
}

/** The name of an entry as text. */
function nameOf({ kind, name, transaction }: TraceEntry): string {
  if (kind !== 'transaction') return name;
  return `${transaction}, ${texts.transactions[name as keyof typeof texts.transactions]}`;
}

function anchorOf(part: number): 'start' | 'middle' | 'end' {
  if (part === 0) return 'start';
  return part === 1 ? 'end' : 'middle';
}
