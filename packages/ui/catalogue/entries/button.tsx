import { buttonLook } from '../../src/primitives/action/button-look.tsx'
import { Button } from '../../src/primitives/action/button.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'button',
  group: 'controls',
  states: [
    {
      name: 'money',
      node: ({ say }) => <Button tone="money">{say('Ask for a quote', 'اطلب عرض سعر')}</Button>,
    },
    { name: 'ink', node: ({ say }) => <Button tone="ink">{say('Log in', 'تسجيل الدخول')}</Button> },
    { name: 'line', node: ({ say }) => <Button icon="chat">{say('Chat', 'محادثة')}</Button> },
    {
      name: 'quiet',
      node: ({ say }) => <Button tone="quiet">{say('Clear all', 'مسح الكل')}</Button>,
    },
    {
      name: 'danger',
      node: ({ say }) => (
        <Button tone="danger" icon="trash">
          {say('Take down', 'إزالة')}
        </Button>
      ),
    },
    {
      name: 'busy',
      node: ({ say }) => (
        <Button tone="money" isPending>
          {say('Placing bid', 'جارٍ تقديم المزايدة')}
        </Button>
      ),
    },
    {
      name: 'disabled',
      node: ({ say }) => (
        <Button tone="money" isDisabled>
          {say('Lot is closed', 'أُغلقت القطعة')}
        </Button>
      ),
    },
    {
      name: 'focused',
      node: ({ say }) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus is what is shown
        <Button autoFocus>{say('Save this search', 'احفظ هذا البحث')}</Button>
      ),
    },
    {
      name: 'a link that looks like one',
      node: ({ say }) => (
        <a href="#link" className={buttonLook({ tone: 'ink' })}>
          {say('All machines', 'كل الآلات')}
        </a>
      ),
    },
    {
      name: 'tall and wide',
      node: ({ say }) => (
        <Button tone="money" size="tall" isWide>
          {say('Check out', 'إتمام الشراء')}
        </Button>
      ),
    },
    {
      name: 'dense, 36 on a desk',
      node: ({ say }) => <Button size="dense">{say('Dense', 'مضغوط')}</Button>,
    },
    {
      name: 'portal, 32 on a desk',
      node: ({ say }) => <Button size="portal">{say('Portal', 'بوابة')}</Button>,
    },
  ],
}
