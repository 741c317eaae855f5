import {
  CONTACT_FIELDS,
  settingEndpoints,
  type WebConfigRecord,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'
import type { Route } from './+types/web-config.screen.ts'
import { SettingsPage } from './parts/settings-page.tsx'

export const clientLoader = () => api(settingEndpoints.fields)

type Row = WebConfigRecord & { id: string }

/** Without the tags of a text that visitors read as formatted. */
const plain = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()

const isContact = (field: string) => CONTACT_FIELDS.some((contact) => contact === field)

/** Whether visitors see a text of this language, the English one, or the built-in one. */
function ShownState({ record }: { record: WebConfigRecord }) {
  const t = useT()
  const { field, texts, picture } = record
  if (picture !== null || texts[currentLocale()])
    return <Badge tone="proven">{t('backofficeSetting.ownValue')}</Badge>
  if (texts.en) return <Badge tone="wait">{t('backofficeSetting.inEnglish')}</Badge>
  return (
    <Badge>
      {t(isContact(field) ? 'backofficeSetting.notShown' : 'backofficeSetting.builtIn')}
    </Badge>
  )
}

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  return [
    {
      id: 'field',
      text: t('backofficeSetting.field'),
      isRowHeader: true,
      cell: ({ field }) => (
        <Link to={`/settings/web-config/${field}`} className="text-small font-semibold underline">
          {t(`backofficeSetting.${field}`)}
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeSetting.shownText'),
      cell: (record) => <ShownState record={record} />,
    },
    {
      id: 'value',
      text: t('backofficeSetting.text'),
      cell: ({ texts, builtIn, picture }) =>
        picture === null ? (
          <span className="line-clamp-1 max-w-120 whitespace-normal">
            <bdi>{plain(texts[currentLocale()] ?? texts.en ?? builtIn[currentLocale()] ?? '')}</bdi>
          </span>
        ) : (
          <img src={pictureUrl(picture)} alt="" className="h-7 w-auto" />
        ),
    },
  ]
}

export default function WebConfigScreen({ loaderData: records }: Route.ComponentProps) {
  const t = useT()
  const title = t('backofficeSetting.webConfig')
  return (
    <SettingsPage title={title}>
      <div className="overflow-x-auto">
        <Table
          label={title}
          columns={useColumns()}
          rows={records.map((record) => ({ ...record, id: record.field }))}
        />
      </div>
    </SettingsPage>
  )
}
