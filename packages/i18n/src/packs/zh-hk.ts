import accountChange from '../../messages/zh_HK/accountChange.json' with { type: 'json' }
import common from '../../messages/zh_HK/common.json' with { type: 'json' }
import compare from '../../messages/zh_HK/compare.json' with { type: 'json' }
import device from '../../messages/zh_HK/device.json' with { type: 'json' }
import deviceDetail from '../../messages/zh_HK/deviceDetail.json' with { type: 'json' }
import error from '../../messages/zh_HK/error.json' with { type: 'json' }
import home from '../../messages/zh_HK/home.json' with { type: 'json' }
import landedCost from '../../messages/zh_HK/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/zh_HK/landingPage.json' with { type: 'json' }
import legal from '../../messages/zh_HK/legal.json' with { type: 'json' }
import login from '../../messages/zh_HK/login.json' with { type: 'json' }
import mail from '../../messages/zh_HK/mail.json' with { type: 'json' }
import notification from '../../messages/zh_HK/notification.json' with { type: 'json' }
import passport from '../../messages/zh_HK/passport.json' with { type: 'json' }
import register from '../../messages/zh_HK/register.json' with { type: 'json' }
import search from '../../messages/zh_HK/search.json' with { type: 'json' }
import sellerPage from '../../messages/zh_HK/sellerPage.json' with { type: 'json' }
import settings from '../../messages/zh_HK/settings.json' with { type: 'json' }
import shell from '../../messages/zh_HK/shell.json' with { type: 'json' }
import subscription from '../../messages/zh_HK/subscription.json' with { type: 'json' }
import userCenter from '../../messages/zh_HK/userCenter.json' with { type: 'json' }
import viewing from '../../messages/zh_HK/viewing.json' with { type: 'json' }
import yard from '../../messages/zh_HK/yard.json' with { type: 'json' }

export const zhHk = {
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
