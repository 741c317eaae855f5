interface Sign {
  fault: RegExp
  advice: string
}

const NO_SPACE_BEFORE_PERCENT: Sign = {
  fault: /[\s\u00a0\u202f]%/,
  advice: 'no space before %',
}
const SPACE_BEFORE_PERCENT: Sign = {
  fault: /(?<![\u00a0\u202f])%/,
  advice: 'U+00A0 before %',
}
const HAN_PUNCTUATION: Sign = {
  fault: /(?<=\p{Script=Han})\s?[,.;:?!()]|[,;:?!()]\s?(?=\p{Script=Han})/u,
  advice: 'full-width punctuation',
}

const ALL: Sign[] = [
  { fault: /["']/, advice: 'typographic quotes and apostrophes' },
  { fault: /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/, advice: 'Latin digits' },
]

/** Punctuation by language, as `packages/i18n/glossary.md` fixes it. A value in a text is U+FFFC. */
const TYPOGRAPHY: Record<string, Sign[]> = {
  en: [NO_SPACE_BEFORE_PERCENT, { fault: /[«»„]/, advice: 'quotes “ ”' }],
  ar: [
    NO_SPACE_BEFORE_PERCENT,
    { fault: /,(?!\d)|;/, advice: 'comma ، and semicolon ؛' },
    { fault: /\?(?![\w=])/, advice: 'question mark ؟' },
    { fault: /[“”„]/, advice: 'quotes « »' },
    { fault: /\u064b\u0627/, advice: 'tanwin after the alef: اً' },
  ],
  he: [
    NO_SPACE_BEFORE_PERCENT,
    { fault: /[“”„«»]/, advice: 'quotes ״ ״' },
    { fault: /\p{Script=Hebrew}-/u, advice: 'maqaf ־, not a hyphen' },
    {
      fault: /(?<!\p{L})[ובכלמהש]{1,3}[A-Za-z\d]/u,
      advice: 'maqaf ־ before Latin letters and digits',
    },
  ],
  ko: [NO_SPACE_BEFORE_PERCENT, { fault: /[“”«»「」]/, advice: 'quotes ‘ ’' }],
  zh_CN: [
    NO_SPACE_BEFORE_PERCENT,
    HAN_PUNCTUATION,
    { fault: /[「」『』«»]/, advice: 'quotes “ ”' },
  ],
  zh_HK: [NO_SPACE_BEFORE_PERCENT, HAN_PUNCTUATION, { fault: /[“”‘«»]/, advice: 'quotes 「 」' }],
  de: [SPACE_BEFORE_PERCENT, { fault: /[”«»]|(?:^|[\s(])“/, advice: 'quotes „ “' }],
  fr: [
    SPACE_BEFORE_PERCENT,
    { fault: /(?<![\u00a0\u202f])[;!»]/, advice: 'U+00A0 or U+202F before ; ! »' },
    { fault: /(?<![\u00a0\u202f])\?(?![\w=])/, advice: 'U+00A0 or U+202F before ?' },
    { fault: /(?<![\u00a0\u202f]):(?!\/\/|\d)/, advice: 'U+00A0 or U+202F before :' },
    { fault: /«(?![\u00a0\u202f])/, advice: 'U+00A0 or U+202F after «' },
    { fault: /[“”„]/, advice: 'quotes « »' },
  ],
  es: [
    SPACE_BEFORE_PERCENT,
    { fault: /[“”„]/, advice: 'quotes « »' },
    { fault: /(?<![\d.])\d\.\d{3}(?![.\d])/, advice: 'four digits without a point' },
    { fault: /^[^¿]*\?(?![\w=])/, advice: '¿ at the beginning of a question' },
    { fault: /^[^¡]*!/, advice: '¡ at the beginning of an exclamation' },
  ],
  pt: [NO_SPACE_BEFORE_PERCENT, { fault: /[«»„]/, advice: 'quotes “ ”' }],
}

/** What the punctuation of a text should be instead. */
export const typographyFaults = (language: string, text: string): string[] =>
  [...ALL, ...(TYPOGRAPHY[language] ?? [])]
    .filter(({ fault }) => fault.test(text))
    .map(({ advice }) => advice)
