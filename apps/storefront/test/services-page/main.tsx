import '../../app/app.css'
import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { subscriptionEndpoints } from '@ironsouq/contract/people/subscription/subscription.endpoints'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import {
  recallSocialType,
  rememberSocialType,
  socialStore,
} from '../../app/features/identity/session/parts/social-store.ts'
import { messageBox } from '../../app/kit/popup/message-box.ts'
import { toast } from '../../app/kit/popup/toast.ts'
import { userStore } from '../../app/kit/session/user-store.ts'
import { certificationStore } from '../../app/kit/store/certification-store.ts'
import { dictionaryStore } from '../../app/kit/store/dictionary-store.ts'
import { call, Clock, Frame, shell } from './pages.tsx'

const routes = [
  {
    id: 'root',
    path: '/',
    loader: () => shell,
    element: <Frame />,
    children: ['', 'other'].map((path) => ({ path, element: <Clock /> })),
  },
]
const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: shell } } })

/**
 * Functions of the kit that no page uses yet, for a browser test to call by name. The page is built
 * for the test and never shipped.
 */
const services = {
  messageBox,
  toast,
  rememberSocialType,
  socialType: () => {
    recallSocialType()
    return socialStore.get().socialType
  },
  stored: () => ({ ...certificationStore.get(), ...dictionaryStore.get() }),
  subscribe: (email: string) => call(subscriptionEndpoints.ask, { body: { email } }),
  certifications: () => call(certificationEndpoints.list),
  go: (path: string) => router.navigate(path),
  signIn: (userId: string) => userStore.set({ userId }),
  signOut: () => userStore.reset(),
}

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(<RouterProvider router={router} />)
Object.assign(window, { services })
