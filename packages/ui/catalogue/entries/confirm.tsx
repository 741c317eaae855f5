import { Confirm } from '../../src/patterns/form/confirm.tsx'
import type { Entry } from '../entry.ts'

export const entry: Entry = {
  name: 'confirm',
  group: 'patterns',
  height: 320,
  states: [
    {
      name: 'takes something away',
      node: ({ say }) => (
        <Confirm
          isOpen
          isDanger
          title={say('Take down 4 listings?', 'إزالة 4 إعلانات؟')}
          confirm={say('Take down', 'إزالة')}
          cancel={say('Keep', 'إبقاء')}
          onAnswer={() => undefined}
        >
          {say(
            'Two have open inquiries. Their buyers are told that the machine is withdrawn.',
            'لاثنين منها استفسارات مفتوحة. سيُبلّغ المشترون بسحب المعدة.',
          )}
        </Confirm>
      ),
    },
  ],
}
