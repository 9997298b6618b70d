import type { CSSProperties } from 'react';
import type { HeadPage } from '@/lib/content/seo/head-page';
import { site } from '@/lib/site/config/site';
import { Logo } from './logo';
import { titleSize } from './title-size';

const COLORS = {
  paper: '#fcfbf9',
  ink: '#15181f',
  muted: '#484d58',
  line: '#dfded9',
  accent: '#2047b8',
  accentSoft: '#e6edfd',
} as const;

const styles = {
  root: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    // By default, satori adds the padding to the size.
    boxSizing: 'border-box',
    padding: '52px 72px 56px',
    backgroundColor: COLORS.paper,
    borderTop: `16px solid ${COLORS.accent}`,
    fontFamily: 'Inter',
    color: COLORS.ink,
  },
  brand: { display: 'flex', alignItems: 'center', gap: 16, fontSize: 36, fontWeight: 600 },
  middle: { display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
  labels: { display: 'flex', gap: 16, marginBottom: 24, fontSize: 28, color: COLORS.accent },
  label: {
    display: 'flex',
    padding: '6px 20px',
    borderRadius: 999,
    backgroundColor: COLORS.accentSoft,
  },
  title: { display: 'flex', fontWeight: 600, lineHeight: 1.15, wordBreak: 'break-word' },
  description: {
    display: 'flex',
    paddingTop: 28,
    borderTop: `2px solid ${COLORS.line}`,
    fontSize: 30,
    lineHeight: 1.4,
    color: COLORS.muted,
  },
} as const satisfies Record<string, CSSProperties>;

/** The Open Graph image of a page: brand, labels, title and description. Drawn at build time. */
export function OpenGraphPicture({ page }: { page: HeadPage }) {
  return (
    <div style={styles.root}>
      <div style={styles.brand}>
        <Logo size={56} ink={COLORS.accent} fill={COLORS.accentSoft} />
        {site.title}
      </div>
      <div style={styles.middle}>
        {page.labels.length > 0 && (
          <div style={styles.labels}>
            {page.labels.map((label) => (
              <div key={label} style={styles.label}>
                {label}
              </div>
            ))}
          </div>
        )}
        <div style={{ ...styles.title, fontSize: titleSize(titleOf(page)) }}>{titleOf(page)}</div>
      </div>
      <div style={styles.description}>{page.description}</div>
    </div>
  );
}

/** The page title, or the tagline if the title is the site's name, which is on the image already. */
function titleOf({ title }: HeadPage): string {
  return title === site.title ? site.tagline : title;
}
