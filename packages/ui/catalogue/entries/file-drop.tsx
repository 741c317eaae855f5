import { FileDrop } from '../../src/primitives/field/file-drop.tsx'
import type { Entry, Scene } from '../entry.ts'

const nothing = () => {}

const words = ({ say }: Scene) => ({
  label: say('Drop pictures here', 'أفلت الصور هنا'),
  choose: say('Choose files', 'اختر ملفات'),
  description: say(
    'JPEG, PNG or WebP, up to 10 MB each',
    'JPEG أو PNG أو WebP، حتى 10 MB لكل صورة',
  ),
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  onAdd: nothing,
  onRemove: nothing,
})

export const entry: Entry = {
  name: 'file-drop',
  group: 'controls',
  states: [
    { name: 'empty', node: (scene) => <FileDrop {...words(scene)} files={[]} /> },
    {
      name: 'one sent, one on its way, one refused',
      node: (scene) => (
        <FileDrop
          {...words(scene)}
          files={[
            {
              id: '1',
              name: 'front.jpg',
              size: '2.4 MB',
              remove: scene.say('Remove front.jpg', 'إزالة front.jpg'),
            },
            {
              id: '2',
              name: 'hour-meter-close-up-2026.png',
              size: '5.1 MB',
              remove: scene.say('Remove the hour meter', 'إزالة عداد الساعات'),
              progress: { value: 62, label: scene.say('Sending', 'جارٍ الإرسال') },
            },
            {
              id: '3',
              name: 'walkaround.mov',
              size: '148 MB',
              remove: scene.say('Remove walkaround.mov', 'إزالة walkaround.mov'),
              error: scene.say('Larger than 10 MB', 'أكبر من 10 MB'),
            },
          ]}
        />
      ),
    },
    {
      name: 'refused',
      node: (scene) => (
        <FileDrop
          {...words(scene)}
          files={[]}
          error={scene.say('At most 20 pictures', '20 صورة على الأكثر')}
        />
      ),
    },
    { name: 'disabled', node: (scene) => <FileDrop {...words(scene)} files={[]} isDisabled /> },
  ],
}
