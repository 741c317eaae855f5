/** Credentials that only these sandboxes accept: a sandbox and the server that uses it read the same ones. */
export const GOOGLE = { clientId: 'ironsouq-shop', clientSecret: 'a-secret-of-the-openid-provider' }

export const WECHAT = {
  clientId: 'wx0123456789abcdef',
  clientSecret: 'a-secret-of-the-wechat-provider',
}

export const SMS = {
  account: 'AC00000000000000000000000000000000',
  secret: 'a-secret-of-the-sms-provider',
}

export const TRANSLATE = { key: 'a-key-of-the-translator' }

export const WHATSAPP = {
  numberId: '106540352242922',
  token: 'a-token-of-the-cloud-api',
  appSecret: 'a-secret-of-the-whatsapp-app',
  verifyToken: 'a-word-of-the-webhook',
}

export const STRIPE = { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }

export const PAYPAL = {
  clientId: 'sandbox-client',
  clientSecret: 'a-secret-of-the-paypal-sandbox',
  webhookId: '8PT597110X687430LKGECATA',
}

export const ALIPAY = { appId: '2021000122600001' }

export const WECHAT_PAY = {
  appId: 'wxd678efh567hg6787',
  mchId: '1230000109',
  serialNo: '3775B6A45ACD588826D15E583A95F5DD00000001',
  apiV3Key: 'a-key-of-32-bytes-of-the-sandbox',
}

export const AFTERSHIP = {
  apiKey: 'a-key-of-the-carrier-sandbox',
  webhookSecret: 'a-secret-of-the-carrier-sandbox',
}
