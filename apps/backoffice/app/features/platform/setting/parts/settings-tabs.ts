import type { Permission } from '@ironsouq/contract/permission'
import type { Key } from '@ironsouq/i18n/messages'

interface SettingsTab {
  path: `/settings/${string}`
  permission: Permission
  title: Key
}

/** The screens of the settings, in the order of their tabs. */
export const SETTINGS_TABS = [
  {
    path: '/settings/currencies',
    permission: 'currency.edit',
    title: 'backofficeSetting.currencies',
  },
  {
    path: '/settings/web-config',
    permission: 'setting.edit',
    title: 'backofficeSetting.webConfig',
  },
  {
    path: '/settings/switches',
    permission: 'setting.edit',
    title: 'backofficeSwitch.title',
  },
  {
    path: '/settings/promises',
    permission: 'setting.edit',
    title: 'backofficeSetting.promises',
  },
  {
    path: '/settings/dictionary',
    permission: 'dictionary.edit',
    title: 'backofficeSetting.dictionary',
  },
  {
    path: '/settings/certifications',
    permission: 'certification.edit',
    title: 'backofficeSetting.certifications',
  },
  {
    path: '/settings/inspection-remarks',
    permission: 'dictionary.edit',
    title: 'backofficeInspection.remarkList',
  },
  {
    path: '/settings/search-words',
    permission: 'searchWords.read',
    title: 'backofficeSetting.searchWords',
  },
  {
    path: '/settings/categories',
    permission: 'category.edit',
    title: 'backofficeCatalogue.categories',
  },
  {
    path: '/settings/spec-fields',
    permission: 'category.edit',
    title: 'backofficeCatalogue.specFields',
  },
  {
    path: '/settings/facets',
    permission: 'category.edit',
    title: 'backofficeCatalogue.facets',
  },
  {
    path: '/settings/product-categories',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.categories',
  },
  {
    path: '/settings/product-attributes',
    permission: 'productCategory.edit',
    title: 'backofficeProduct.attributes',
  },
  {
    path: '/settings/landed-cost',
    permission: 'landedCost.setRate',
    title: 'backofficeLandedCost.title',
  },
] as const satisfies readonly SettingsTab[]
