import './catalogue.css'
import { I18nProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { EntryPage } from './entry-page.tsx'
import type { Entry } from './entry.ts'
import { KitPage } from './kit-page.tsx'
import { localeOf, sceneOf, viewOf } from './view.ts'

const found = import.meta.glob<Entry>('./entries/*.tsx', { eager: true, import: 'entry' })
const entries = Object.values(found)

const view = viewOf(location.search)
const scene = sceneOf(view.dir)
const entry = entries.find(({ name }) => name === view.entry)

const page = document.documentElement
page.lang = view.dir === 'rtl' ? 'ar' : 'en'
page.dir = view.dir
if (view.theme) page.dataset['theme'] = view.theme
if (entry) page.dataset['still'] = ''

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <I18nProvider locale={localeOf(view.dir)}>
    {entry ? (
      <EntryPage entry={entry} scene={scene} />
    ) : (
      <KitPage entries={entries} scene={scene} view={view} />
    )}
  </I18nProvider>,
)
