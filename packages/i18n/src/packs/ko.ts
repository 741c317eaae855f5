import accountChange from '../../messages/ko/accountChange.json' with { type: 'json' }
import common from '../../messages/ko/common.json' with { type: 'json' }
import compare from '../../messages/ko/compare.json' with { type: 'json' }
import device from '../../messages/ko/device.json' with { type: 'json' }
import deviceDetail from '../../messages/ko/deviceDetail.json' with { type: 'json' }
import error from '../../messages/ko/error.json' with { type: 'json' }
import home from '../../messages/ko/home.json' with { type: 'json' }
import landedCost from '../../messages/ko/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/ko/landingPage.json' with { type: 'json' }
import legal from '../../messages/ko/legal.json' with { type: 'json' }
import login from '../../messages/ko/login.json' with { type: 'json' }
import mail from '../../messages/ko/mail.json' with { type: 'json' }
import notification from '../../messages/ko/notification.json' with { type: 'json' }
import passport from '../../messages/ko/passport.json' with { type: 'json' }
import register from '../../messages/ko/register.json' with { type: 'json' }
import search from '../../messages/ko/search.json' with { type: 'json' }
import sellerPage from '../../messages/ko/sellerPage.json' with { type: 'json' }
import settings from '../../messages/ko/settings.json' with { type: 'json' }
import shell from '../../messages/ko/shell.json' with { type: 'json' }
import subscription from '../../messages/ko/subscription.json' with { type: 'json' }
import userCenter from '../../messages/ko/userCenter.json' with { type: 'json' }
import viewing from '../../messages/ko/viewing.json' with { type: 'json' }
import yard from '../../messages/ko/yard.json' with { type: 'json' }

export const ko = {
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
