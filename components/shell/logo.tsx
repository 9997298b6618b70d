/** The mark: one laurel leaf. Takes the colour of the text around it. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        d="M19.5 3.5C9.5 3.8 4.8 8.9 4.6 16.6c6.9-.2 14-4.3 14.9-13.1Z"
        fill="var(--color-accent-soft)"
        stroke="var(--color-accent)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M3.5 20.5C6.2 15 9.8 11 15 8"
        fill="none"
        stroke="var(--color-accent)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
