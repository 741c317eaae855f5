import { describe, expect, it } from 'vitest'
import { hasAccountNumber } from './account-number.ts'

describe('the number of a bank account', () => {
  it.each([
    'AE070331234567890123456',
    'Pay to AE07 0331 2345 6789 0123 456 please',
    'iban: ae07-0331-2345-6789-0123-456',
    'A E 0 7 0 3 3 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6',
    'AE٠٧٠٣٣١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦',
    'ＤＥ８９３７０４００４４０５３２０１３０００',
    'DE89 3704 0044 0532 0130 00',
    'account no. 1015 5678 9012',
    'رقم الحساب 101556789012',
    '101556789012 is our account',
    '账号 6222021234567890123',
    'AE07\u200B0331\u20602345\u00AD6789\u200B0123\u200B456',
    'AE07_0331/2345,6789|0123*456',
    'account no. 1015/5678_9012',
    'account no. 1015\u200B5678\u200B9012',
  ])('is found: %s', (text) => expect(hasAccountNumber(text)).toBe(true))

  it.each([
    'AE07 0331 2345 6789 0123 457',
    'Serial CAT0320GCKZX1023456789',
    'Call +971 50 123 45 67',
    'Price 236,000 AED, 7,840 h, year 2019',
    'Order 88120 shipped, tracking 1015567890123',
    'Bank transfer of 1,250,000.00 AED',
    'Which account do I pay to?',
    'My account manager is Omar. Stock no. 20418.',
  ])('is not found: %s', (text) => expect(hasAccountNumber(text)).toBe(false))
})
