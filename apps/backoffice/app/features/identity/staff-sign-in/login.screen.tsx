import { useT } from '@ironsouq/portal/language/use-t.ts'
import { LoginPage } from '@ironsouq/portal/sign-in/login-page'
import { signInCalls } from './parts/staff-calls.ts'
import { signInWords } from './sign-in-words.ts'

export default function LoginScreen() {
  return <LoginPage calls={signInCalls} words={signInWords(useT())} />
}
