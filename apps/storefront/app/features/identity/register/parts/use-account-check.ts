import { ACCOUNT, EMAIL } from '@ironsouq/contract/identity/identity/identity.limits'
import { isStrongPassword, NEW_PASSWORD } from '@ironsouq/contract/identity/identity/password.rules'
import type { FaultKind } from '@ironsouq/ui/patterns/form/form'
import { useT } from '#kit/text/use-t.ts'

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : undefined
}

const fails = (value: string | undefined, isRight: (value: string) => boolean) =>
  value !== undefined && !isRight(value)

/** Client-side validation; the API checks the same and more [FM-2]. */
export function useAccountCheck() {
  const t = useT()
  return {
    check: (data: FormData) => {
      const password = textOf(data, 'password')
      const differs = fails(textOf(data, 'confirmPassword'), (again) => again === password)
      const isName = (account: string) => ACCOUNT.test(account.trim())
      const isAddress = (email: string) => EMAIL.test(email.trim())
      const isStrong = (typed: string) =>
        isStrongPassword(typed) && typed.length <= NEW_PASSWORD.max
      return {
        account: fails(textOf(data, 'account'), isName) ? t('error.accountWrong') : undefined,
        email: fails(textOf(data, 'email'), isAddress) ? t('error.emailWrong') : undefined,
        password: fails(password, isStrong) ? t('error.newPasswordWrong') : undefined,
        confirmPassword: differs ? t('error.passwordsDiffer') : undefined,
      }
    },
    wordOf: (name: string, kind: FaultKind) =>
      name === 'agreed' && kind === 'valueMissing' ? t('error.termsNotAgreed') : undefined,
  }
}
