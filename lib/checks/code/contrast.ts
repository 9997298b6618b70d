/** A colour as the screen gets it: gamma-encoded sRGB, each part from 0 to 1. */
export interface ScreenColor {
  rgb: readonly [number, number, number];
  alpha: number;
}

/** `oklch(0.43 0.018 265)` or `oklch(0.26 0.03 265 / 6%)` on an sRGB screen; what it can't show is clipped. */
export function parseOklch(text: string): ScreenColor {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)$/.exec(text);
  if (!parts) throw new Error(`"${text}" is not a colour in the form oklch(0.5 0.1 265 / 50%)`);
  const [lightness = 0, chroma = 0, hue = 0, percent = 100] = parts
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // The matrices of CSS Color 4, §10.2: OKLab to cone responses, cubed, to linear sRGB.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    rgb: [
      encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    ],
    alpha: percent / 100,
  };
}

/** Lays a colour over an opaque one, as browsers do: in gamma-encoded values. */
export function over(top: ScreenColor, bottom: ScreenColor): ScreenColor {
  const mix = (index: 0 | 1 | 2) =>
    top.rgb[index] * top.alpha + bottom.rgb[index] * (1 - top.alpha);
  return { rgb: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: ScreenColor, other: ScreenColor): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance({ rgb: [red, green, blue] }: ScreenColor): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

function encode(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function decode(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}
