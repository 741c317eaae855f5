import { Accordion, Disclosure } from '../../src/primitives/display/disclosure.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'disclosure',
  group: 'display',
  states: [
    {
      name: 'closed',
      node: ({ say }) => (
        <Disclosure title={say('Papers with the machine', 'أوراق المعدة')}>
          <p>{say('Bill of entry, duty paid', 'بيان جمركي، الرسوم مدفوعة')}</p>
        </Disclosure>
      ),
    },
    {
      name: 'open',
      node: ({ say }) => (
        <Disclosure isOpen title={say('Papers with the machine', 'أوراق المعدة')}>
          <p>{say('Bill of entry, duty paid', 'بيان جمركي، الرسوم مدفوعة')}</p>
        </Disclosure>
      ),
    },
    {
      name: 'accordion: one open at a time',
      node: ({ say }) => (
        <Accordion
          name="help"
          parts={[
            {
              key: 'vat',
              title: say('Is VAT in the price?', 'هل يشمل السعر الضريبة؟'),
              content: <p>{say('It is said at each price.', 'مذكور عند كل سعر.')}</p>,
            },
            {
              key: 'port',
              title: say('Which ports do you ship to?', 'إلى أي موانئ تشحنون؟'),
              content: <p>{say('Eleven, from Jebel Ali.', 'أحد عشر، من جبل علي.')}</p>,
            },
          ]}
        />
      ),
    },
  ],
}
