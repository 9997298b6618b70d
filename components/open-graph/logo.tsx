/** The logo for Open Graph images. Pages use the icon `logo`. */
export function Logo({ size, ink, fill }: { size: number; ink: string; fill: string }) {
  return (
    <svg viewBox="0 0 24 24" width={`${size}`} height={`${size}`} aria-hidden="true">
      <path
        d="M19.5 3.5C9.5 3.8 4.8 8.9 4.6 16.6c6.9-.2 14-4.3 14.9-13.1Z"
        fill={fill}
        stroke={ink}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M3.5 20.5C6.2 15 9.8 11 15 8"
        fill="none"
        stroke={ink}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
