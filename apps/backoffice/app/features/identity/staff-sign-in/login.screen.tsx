import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LoginPage } from '@ironsouq/portal/sign-in/login-page'
import { signInCalls } from './parts/staff-calls.ts'
import { signInLabels } from './sign-in-labels.ts'

export default function LoginScreen() {
  return <LoginPage calls={signInCalls} words={signInLabels(useT())} />
}
