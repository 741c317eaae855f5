import type { Permission } from '@ironsouq/contract/permission'
import type { Key } from '@ironsouq/i18n/messages'

interface SettingsTab {
  path: `/settings/${string}`
  permission: Permission
  title: Key
  /** What it decides, in one sentence. */
  note: Key
}

/** The screens of the settings, in the order of their tabs. */
export const SETTINGS_TABS = [
  {
    path: '/settings/currencies',
    permission: 'currency.edit',
    title: 'backofficeSetting.currencies',
    note: 'backofficeSetting.currenciesNote',
  },
  {
    path: '/settings/web-config',
    permission: 'setting.edit',
    title: 'backofficeSetting.webConfig',
    note: 'backofficeSetting.webConfigNote',
  },
  {
    path: '/settings/switches',
    permission: 'setting.edit',
    title: 'backofficeSwitch.title',
    note: 'backofficeSetting.switchesNote',
  },
  {
    path: '/settings/promises',
    permission: 'setting.edit',
    title: 'backofficeSetting.promises',
    note: 'backofficeSetting.promisesNote',
  },
  {
    path: '/settings/member-levels',
    permission: 'setting.edit',
    title: 'backofficeLoyalty.levels',
    note: 'backofficeLoyalty.levelsNote',
  },
  {
    path: '/settings/loyalty',
    permission: 'setting.edit',
    title: 'backofficeLoyalty.values',
    note: 'backofficeLoyalty.valuesNote',
  },
  {
    path: '/settings/dictionary',
    permission: 'dictionary.edit',
    title: 'backofficeSetting.dictionary',
    note: 'backofficeSetting.dictionaryNote',
  },
  {
    path: '/settings/certifications',
    permission: 'certification.edit',
    title: 'backofficeSetting.certifications',
    note: 'backofficeSetting.certificationsNote',
  },
  {
    path: '/settings/inspection-remarks',
    permission: 'dictionary.edit',
    title: 'backofficeInspection.remarkList',
    note: 'backofficeSetting.remarksNote',
  },
  {
    path: '/settings/search-words',
    permission: 'searchWords.read',
    title: 'backofficeSetting.searchWords',
    note: 'backofficeSetting.searchWordsNote',
  },
  {
    path: '/settings/categories',
    permission: 'category.edit',
    title: 'backofficeCatalogue.categories',
    note: 'backofficeSetting.categoriesNote',
  },
  {
    path: '/settings/spec-fields',
    permission: 'category.edit',
    title: 'backofficeCatalogue.specFields',
    note: 'backofficeSetting.specFieldsNote',
  },
  {
    path: '/settings/facets',
    permission: 'category.edit',
    title: 'backofficeCatalogue.facets',
    note: 'backofficeSetting.facetsNote',
  },
  {
    path: '/settings/product-categories',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.categories',
    note: 'backofficeSetting.productCategoriesNote',
  },
  {
    path: '/settings/product-attributes',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.attributes',
    note: 'backofficeSetting.productAttributesNote',
  },
  {
    path: '/settings/landed-cost',
    permission: 'landedCost.setRate',
    title: 'backofficeLandedCost.title',
    note: 'backofficeSetting.landedCostNote',
  },
] as const satisfies readonly SettingsTab[]
