import type { LocaleCode } from '@ironsouq/i18n/locales'

/**
 * What a language's words are cut to. Hebrew has no stemmer: it is folded. Chinese is
 * indexed by character, Traditional as Simplified, because dictionaries split brands and trade words
 * differently; the order of characters decides which hit ranks higher.
 */
export const ANALYSERS: Record<LocaleCode, string> = {
  en: 'english',
  zh_CN: 'chinese',
  ar: 'isolated_arabic',
  fr: 'plain_french',
  zh_HK: 'chinese',
  pt: 'brazilian',
  ko: 'korean',
  he: 'folded',
  de: 'compounds',
  es: 'spanish',
}

// oxfmt-ignore
const GERMAN_PARTS = [
  'bagger', 'lader', 'rad', 'ketten', 'mobil', 'mini', 'midi', 'kran', 'krane', 'auto', 'turm',
  'raupe', 'raupen', 'planier', 'walze', 'walzen', 'tandem', 'gummi', 'stapler', 'gabel', 'diesel',
  'elektro', 'treibgas', 'schwerlast', 'teleskop', 'gelenk', 'scheren', 'arbeits', 'bühne',
  'bühnen', 'kompakt', 'beton', 'pumpe', 'pumpen', 'mischer', 'fahr', 'brecher', 'backen', 'kegel',
  'prall', 'bohr', 'gerät', 'geräte', 'dreh', 'strom', 'aggregat', 'aggregate', 'licht', 'mast',
  'tieflader', 'kipper', 'mulden', 'sattel', 'zug', 'maschine', 'maschinen', 'tank', 'wagen',
  'straßen', 'fertiger', 'fräse', 'fräsen', 'kalt', 'abbruch', 'umschlag', 'longreach', 'hammer',
  'hydraulik', 'löffel', 'schaufel', 'greifer', 'wechsler', 'schnell',
]

// oxfmt-ignore
const KOREAN_WORDS = [
  '굴착기', '포크레인', '포클레인', '휠로더', '백호로더', '불도저', '그레이더', '롤러', '크레인', '지게차',
  '텔레핸들러', '고소작업대', '스키드로더', '덤프트럭', '발전기', '펌프카', '피니셔', '궤도식', '타이어식',
  '리프트', '시저', '직진식', '굴절식', '믹서트럭', '콘크리트', '트랙터', '트레일러', '로우베드', '살수차',
]

export const analysis = {
  analyzer: {
    // The usual one, but for the signs that keep Latin words in order: "68" and an isolate are no word.
    isolated_arabic: {
      type: 'custom',
      char_filter: ['isolates'],
      tokenizer: 'standard',
      filter: ['lowercase', 'decimal_digit', 'arabic_stop', 'arabic_normalization', 'light_arabic'],
    },
    folded: { type: 'custom', tokenizer: 'icu_tokenizer', filter: ['icu_folding'] },
    // The usual one makes one letter of several alike: "zzz" would be the Z of a boom lift.
    plain_french: {
      type: 'custom',
      tokenizer: 'standard',
      filter: ['lowercase', 'french_articles', 'french_stop', 'minimal_french'],
    },
    chinese: { type: 'custom', tokenizer: 'standard', filter: ['icu_folding', 'simplified'] },
    korean: { type: 'custom', tokenizer: 'nori_trade', filter: ['lowercase'] },
    pairs: { type: 'custom', tokenizer: 'standard', filter: ['icu_folding', 'cjk_bigram'] },
    compounds: {
      type: 'custom',
      tokenizer: 'standard',
      filter: ['lowercase', 'german_parts', 'german_normalization', 'light_german'],
    },
    whole_words: {
      type: 'custom',
      tokenizer: 'standard',
      filter: ['lowercase', 'german_normalization', 'light_german'],
    },
  },
  char_filter: {
    isolates: {
      type: 'pattern_replace',
      pattern: String.raw`[\u2066-\u2069\u200e\u200f]`,
      replacement: '',
    },
  },
  tokenizer: {
    nori_trade: {
      type: 'nori_tokenizer',
      decompound_mode: 'mixed',
      user_dictionary_rules: KOREAN_WORDS,
    },
  },
  filter: {
    simplified: { type: 'icu_transform', id: 'Traditional-Simplified' },
    german_parts: {
      type: 'dictionary_decompounder',
      word_list: GERMAN_PARTS,
      only_longest_match: true,
    },
    french_articles: {
      type: 'elision',
      articles_case: true,
      articles: ['l', 'd', 'c', 'j', 'm', 'n', 's', 't', 'qu'],
    },
    arabic_stop: { type: 'stop', stopwords: '_arabic_' },
    light_arabic: { type: 'stemmer', language: 'arabic' },
    french_stop: { type: 'stop', stopwords: '_french_' },
    minimal_french: { type: 'stemmer', language: 'minimal_french' },
    light_german: { type: 'stemmer', language: 'light_german' },
  },
}
