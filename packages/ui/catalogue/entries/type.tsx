import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'type',
  group: 'ground',
  wide: true,
  states: [
    {
      name: 'micro 12',
      node: ({ say }) => (
        <p className="text-micro">
          {say('Labels, captions, counts', 'تسميات وشروح وأعداد')} 0123456789
        </p>
      ),
    },
    {
      name: 'small 14',
      node: ({ say }) => (
        <p className="text-small">
          {say('Interface text, tables, facts', 'نص الواجهة والجداول والحقائق')}
        </p>
      ),
    },
    {
      name: 'body 16',
      node: ({ say }) => (
        <p className="text-body">
          {say('Reading text, card titles, fields', 'نص القراءة وعناوين البطاقات والحقول')}
        </p>
      ),
    },
    {
      name: 'lead 20',
      node: ({ say }) => (
        <p className="text-lead font-bold">
          {say('Price on a card, dialog titles', 'السعر على البطاقة وعناوين النوافذ')}
        </p>
      ),
    },
    {
      name: 'title 26',
      node: ({ say }) => (
        <p className="text-title font-bold tracking-tight">
          {say('Page and section titles', 'عناوين الصفحات والأقسام')}
        </p>
      ),
    },
    {
      name: 'head 38',
      node: ({ say }) => (
        <p className="text-head font-extrabold tracking-head">
          {say('Caterpillar', 'كاتربيلر')} <bdi>320</bdi>
        </p>
      ),
    },
    {
      name: 'figure 54',
      node: () => <p className="text-figure font-extrabold tracking-head tabular-nums">312,000</p>,
    },
    {
      name: 'Hebrew and Chinese in the same line',
      node: () => (
        <p className="text-body">
          <span lang="he" dir="rtl">
            מחפר זחלי, <b className="font-bold">נבדק על ידינו</b>
          </span>
          {' · '}
          <span lang="zh-Hans">履带式挖掘机</span>
        </p>
      ),
    },
  ],
}
