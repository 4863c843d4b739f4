import { listFormat } from '../../i18n/format.ts';
import { perLocale } from '../../i18n/format-time.ts';
import { languageOf } from '../../i18n/languages.ts';

const formats = perLocale((locale) => {
  const language = languageOf(locale).formats;
  const inUnits = (unit: string): Intl.NumberFormat =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return {
    hours: inUnits('hour'),
    minutes: inUnits('minute'),
    seconds: inUnits('second'),
    parts: listFormat(language, { type: 'unit', style: 'narrow' }),
  };
});

/**
 * Returns a duration as it is spoken: `6 minutes 4 seconds`.
 * @param milliseconds The duration; parts of a second are dropped.
 */
export function spokenTime(milliseconds: number): string {
  const all = Math.floor(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const format = formats();
  return format.parts.format([
    ...(hours > 0 ? [format.hours.format(hours)] : []),
    ...(minutes > 0 ? [format.minutes.format(minutes)] : []),
    ...(seconds > 0 || all === 0 ? [format.seconds.format(seconds)] : []),
  ]);
}
