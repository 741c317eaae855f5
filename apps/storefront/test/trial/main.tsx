import '../../app/app.css'
import { certificationEndpoints } from '@ironsouq/contract/certification/certification.endpoints'
import { subscriptionEndpoints } from '@ironsouq/contract/subscription/subscription.endpoints'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { messageBox } from '#shell/popups/message-box.ts'
import { toast } from '#shell/popups/toast.ts'
import { certificationStore } from '#shell/stores/certification-store.ts'
import { dictionaryStore } from '#shell/stores/dictionary-store.ts'
import { recallSocialType, rememberSocialType, socialStore } from '#shell/stores/social-store.ts'
import { userStore } from '#shell/stores/user-store.ts'
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
 * What the shell offers and no page uses yet, for a browser test to call by name. It is the shop's
 * own code on a page of its own, which is built for the test and never shipped.
 */
const trial = {
  messageBox,
  toast,
  rememberSocialType,
  socialType: () => {
    recallSocialType()
    return socialStore.get().socialType
  },
  kept: () => ({ ...certificationStore.get(), ...dictionaryStore.get() }),
  subscribe: (email: string) => call(subscriptionEndpoints.ask, { body: { email } }),
  certifications: () => call(certificationEndpoints.list),
  go: (path: string) => router.navigate(path),
  signIn: (userId: string) => userStore.set({ userId }),
  signOut: () => userStore.reset(),
}

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(<RouterProvider router={router} />)
Object.assign(window, { trial })
