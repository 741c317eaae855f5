import accountChange from '../../messages/zh_CN/accountChange.json' with { type: 'json' }
import common from '../../messages/zh_CN/common.json' with { type: 'json' }
import compare from '../../messages/zh_CN/compare.json' with { type: 'json' }
import device from '../../messages/zh_CN/device.json' with { type: 'json' }
import deviceDetail from '../../messages/zh_CN/deviceDetail.json' with { type: 'json' }
import error from '../../messages/zh_CN/error.json' with { type: 'json' }
import home from '../../messages/zh_CN/home.json' with { type: 'json' }
import landedCost from '../../messages/zh_CN/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/zh_CN/landingPage.json' with { type: 'json' }
import legal from '../../messages/zh_CN/legal.json' with { type: 'json' }
import login from '../../messages/zh_CN/login.json' with { type: 'json' }
import mail from '../../messages/zh_CN/mail.json' with { type: 'json' }
import notification from '../../messages/zh_CN/notification.json' with { type: 'json' }
import passport from '../../messages/zh_CN/passport.json' with { type: 'json' }
import register from '../../messages/zh_CN/register.json' with { type: 'json' }
import search from '../../messages/zh_CN/search.json' with { type: 'json' }
import sellerPage from '../../messages/zh_CN/sellerPage.json' with { type: 'json' }
import settings from '../../messages/zh_CN/settings.json' with { type: 'json' }
import shell from '../../messages/zh_CN/shell.json' with { type: 'json' }
import subscription from '../../messages/zh_CN/subscription.json' with { type: 'json' }
import userCenter from '../../messages/zh_CN/userCenter.json' with { type: 'json' }
import viewing from '../../messages/zh_CN/viewing.json' with { type: 'json' }
import yard from '../../messages/zh_CN/yard.json' with { type: 'json' }

export const zhCn = {
  accountChange,
  common,
  compare,
  device,
  error,
  search,
  home,
  deviceDetail,
  landedCost,
  landingPage,
  legal,
  login,
  mail,
  userCenter,
  notification,
  passport,
  register,
  settings,
  shell,
  subscription,
  viewing,
  sellerPage,
  yard,
}
