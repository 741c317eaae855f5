import { addLine, type Draft } from './draft.ts'
import {
  type Home,
  type Language,
  LANGUAGES,
  MESSAGES,
  nounOf,
  packFile,
  packList,
} from './places.ts'

type Texts = Record<string, string>

/** Generic words, translated: a screen reads well in every language before its own words are written. */
const SCREEN: Record<Language, readonly [string, string, string, string, string]> = {
  ar: ['العناصر', 'عنصر', 'إضافة عنصر', 'الاسم', 'تاريخ الإضافة'],
  de: ['Einträge', 'Eintrag', 'Eintrag hinzufügen', 'Name', 'Hinzugefügt am'],
  en: ['Items', 'Item', 'Add item', 'Name', 'Date added'],
  es: ['Elementos', 'Elemento', 'Añadir elemento', 'Nombre', 'Fecha de alta'],
  fr: ['Éléments', 'Élément', 'Ajouter un élément', 'Nom', 'Date d’ajout'],
  he: ['פריטים', 'פריט', 'הוספת פריט', 'שם', 'תאריך ההוספה'],
  ko: ['항목', '항목', '항목 추가', '이름', '추가한 날짜'],
  pt: ['Itens', 'Item', 'Adicionar item', 'Nome', 'Data de inclusão'],
  zh_CN: ['条目', '条目', '添加条目', '名称', '添加日期'],
  zh_HK: ['項目', '項目', '新增項目', '名稱', '新增日期'],
}

export function screenTexts(language: Language): Texts {
  const [title, record, add, name, createdAt] = SCREEN[language]
  return { title, record, add, name, createdAt }
}

/** Subject, title, and what follows the time of the event. */
const NOTICE: Record<Language, readonly [string, string, string]> = {
  ar: ['تحديث في حسابك في آيرون سوق', 'تحديث في حسابك', 'سجّل الدخول لعرض التفاصيل.'],
  de: [
    'Neues in Ihrem Ironsouq-Konto',
    'Neues in Ihrem Konto',
    'Melden Sie sich an, um die Einzelheiten zu sehen.',
  ],
  en: ['Update to your Ironsouq account', 'Update to your account', 'Log in to see the details.'],
  es: [
    'Novedades en su cuenta de Ironsouq',
    'Novedades en su cuenta',
    'Inicie sesión para ver los detalles.',
  ],
  fr: [
    'Du nouveau sur votre compte Ironsouq',
    'Du nouveau sur votre compte',
    'Connectez-vous pour voir les détails.',
  ],
  he: ['עדכון בחשבון שלכם ב־Ironsouq', 'עדכון בחשבון שלכם', 'התחברו כדי לראות את הפרטים.'],
  ko: [
    'Ironsouq 계정에 새로운 소식이 있습니다',
    '계정에 새로운 소식이 있습니다',
    '로그인하여 자세한 내용을 확인하세요.',
  ],
  pt: [
    'Novidades na sua conta da Ironsouq',
    'Novidades na sua conta',
    'Entre na sua conta para ver os detalhes.',
  ],
  zh_CN: ['您的 Ironsouq 账号有更新', '您的账号有更新', '请登录查看详情。'],
  zh_HK: ['你的 Ironsouq 帳戶有更新', '你的帳戶有更新', '請登入查看詳情。'],
}

export function notificationTexts(language: Language, kind: string): Texts {
  const [, title, body] = NOTICE[language]
  return { [`${kind}Title`]: title, [`${kind}Body`]: body }
}

export function emailTexts(language: Language, kind: string): Texts {
  const [subject, heading, body] = NOTICE[language]
  return {
    [`${kind}Subject`]: subject,
    [`${kind}Heading`]: heading,
    [`${kind}Preview`]: body,
    [`${kind}Body`]: body,
  }
}

const written = (texts: Texts) => `${JSON.stringify(texts, null, 2)}\n`

/** A new pack in every language, with its lines in the lists of packs. */
export function addPack(draft: Draft, pack: Home, texts: (of: Language) => Texts): void {
  const namespace = nounOf(pack)
  for (const language of LANGUAGES) {
    draft.add(packFile(language, pack), written(texts(language)))
    const list = packList(language)
    const from = `../../messages/${language}/${pack}.json`
    addLine(draft, list, `import ${namespace} from '${from}' with { type: 'json' }`)
    draft.insert(list, /^export const \w+ = \{\n/m, `  ${namespace},\n`)
  }
  addLine(draft, MESSAGES, `import type ${namespace} from '../messages/en/${pack}.json'`)
  draft.insert(MESSAGES, /^export interface Packs \{\n/m, `  ${namespace}: typeof ${namespace}\n`)
}

/** New keys at the end of a pack, in every language. */
export function extendPack(draft: Draft, pack: Home, texts: (of: Language) => Texts): void {
  for (const language of LANGUAGES)
    draft.change(packFile(language, pack), (text) =>
      written({ ...(JSON.parse(text) as Texts), ...texts(language) }),
    )
}
