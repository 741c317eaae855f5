import { expect, it } from 'vitest'
import { rememberUser, userStore } from './user-store.ts'

it('remembers who is signed in, and can be reset to empty [AP-9]', () => {
  const empty = userStore.get()
  rememberUser({
    nickName: 'Layla',
    pic: 'avatar/layla.webp',
    userId: '0190c0de-0000-7000-8000-000000000001',
    userMail: 'layla@example.com',
    userMobile: '+971500000000',
  })
  expect(userStore.get()).toEqual({
    nickName: 'Layla',
    userAvatar: 'avatar/layla.webp',
    userId: '0190c0de-0000-7000-8000-000000000001',
    userMail: 'layla@example.com',
    userMobile: '+971500000000',
    isLoading: false,
  })
  userStore.reset()
  expect(userStore.get()).toEqual(empty)
  expect(Object.values(empty)).toEqual(['', '', '', '', '', false])
})
