import { Link } from '../../src/primitives/action/link.tsx'
import { PlainCheck } from '../../src/primitives/plain-field/plain-check.tsx'
import type { Entry, Scene } from '../entry.ts'

const Agree = ({ say }: Scene) => (
  <>
    {say('I agree to the', 'أوافق على')} <Link href="#">{say('terms', 'الشروط')}</Link>
  </>
)

export const entry: Entry = {
  name: 'plain-check',
  group: 'controls',
  states: [
    {
      name: 'empty',
      node: (scene) => (
        <PlainCheck name="empty">
          <Agree {...scene} />
        </PlainCheck>
      ),
    },
    {
      name: 'ticked',
      node: (scene) => (
        <PlainCheck name="ticked" defaultChecked>
          <Agree {...scene} />
        </PlainCheck>
      ),
    },
    {
      name: 'refused',
      node: (scene) => (
        <PlainCheck
          name="refused"
          error={scene.say('Agree to the terms first.', 'وافق على الشروط أولاً.')}
        >
          <Agree {...scene} />
        </PlainCheck>
      ),
    },
  ],
}
