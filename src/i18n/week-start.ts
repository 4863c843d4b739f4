/** Engines name the week of a locale by a method, older ones by a property, and some by neither. */
interface WeekLocale extends Intl.Locale {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
}

interface WeekInfo {
  /** From 1 for Monday. */
  readonly firstDay: number;
}

/** The regions in which a week does not begin on Monday, by its first day, from 1 for Monday; of CLDR 48. */
const REGIONS: readonly (readonly [firstDay: number, regions: string])[] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

/** Returns the first day of a week in the region of the browser's language, from 0 for Monday. */
export function weekStart(): number {
  let locale: WeekLocale;
  try {
    locale = new Intl.Locale(navigator.language);
  } catch {
    // A language that is none, such as that of some systems without one: "en-US@posix".
    return 0;
  }
  const week = locale.getWeekInfo?.() ?? locale.weekInfo;
  return (week?.firstDay ?? firstDayIn(locale.maximize().region!)) - 1;
}

function firstDayIn(region: string): number {
  return REGIONS.find(([, regions]) => regions.includes(region))?.[0] ?? 1;
}
