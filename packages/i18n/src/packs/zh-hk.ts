import accountChange from '../../messages/zh_HK/accountChange.json' with { type: 'json' }
import address from '../../messages/zh_HK/address.json' with { type: 'json' }
import announcement from '../../messages/zh_HK/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/zh_HK/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/zh_HK/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/zh_HK/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/zh_HK/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/zh_HK/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/zh_HK/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/zh_HK/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/zh_HK/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/zh_HK/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/zh_HK/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/zh_HK/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/zh_HK/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/zh_HK/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/zh_HK/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/zh_HK/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/zh_HK/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/zh_HK/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/zh_HK/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/zh_HK/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/zh_HK/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/zh_HK/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/zh_HK/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/zh_HK/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/zh_HK/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/zh_HK/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/zh_HK/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/zh_HK/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/zh_HK/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/zh_HK/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/zh_HK/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/zh_HK/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/zh_HK/balance.json' with { type: 'json' }
import branch from '../../messages/zh_HK/branch.json' with { type: 'json' }
import cart from '../../messages/zh_HK/cart.json' with { type: 'json' }
import chat from '../../messages/zh_HK/chat.json' with { type: 'json' }
import checkout from '../../messages/zh_HK/checkout.json' with { type: 'json' }
import common from '../../messages/zh_HK/common.json' with { type: 'json' }
import compare from '../../messages/zh_HK/compare.json' with { type: 'json' }
import device from '../../messages/zh_HK/device.json' with { type: 'json' }
import deviceDetail from '../../messages/zh_HK/deviceDetail.json' with { type: 'json' }
import error from '../../messages/zh_HK/error.json' with { type: 'json' }
import help from '../../messages/zh_HK/help.json' with { type: 'json' }
import home from '../../messages/zh_HK/home.json' with { type: 'json' }
import inquiry from '../../messages/zh_HK/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/zh_HK/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/zh_HK/landingPage.json' with { type: 'json' }
import legal from '../../messages/zh_HK/legal.json' with { type: 'json' }
import login from '../../messages/zh_HK/login.json' with { type: 'json' }
import mail from '../../messages/zh_HK/mail.json' with { type: 'json' }
import mall from '../../messages/zh_HK/mall.json' with { type: 'json' }
import merchant from '../../messages/zh_HK/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/zh_HK/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/zh_HK/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/zh_HK/merchantStore.json' with { type: 'json' }
import news from '../../messages/zh_HK/news.json' with { type: 'json' }
import notification from '../../messages/zh_HK/notification.json' with { type: 'json' }
import openStore from '../../messages/zh_HK/openStore.json' with { type: 'json' }
import order from '../../messages/zh_HK/order.json' with { type: 'json' }
import passport from '../../messages/zh_HK/passport.json' with { type: 'json' }
import payment from '../../messages/zh_HK/payment.json' with { type: 'json' }
import portal from '../../messages/zh_HK/portal.json' with { type: 'json' }
import portalAccount from '../../messages/zh_HK/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/zh_HK/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/zh_HK/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/zh_HK/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/zh_HK/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/zh_HK/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/zh_HK/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/zh_HK/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/zh_HK/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/zh_HK/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/zh_HK/portalStore.json' with { type: 'json' }
import proforma from '../../messages/zh_HK/proforma.json' with { type: 'json' }
import quote from '../../messages/zh_HK/quote.json' with { type: 'json' }
import register from '../../messages/zh_HK/register.json' with { type: 'json' }
import savedSearch from '../../messages/zh_HK/savedSearch.json' with { type: 'json' }
import search from '../../messages/zh_HK/search.json' with { type: 'json' }
import sellerApplication from '../../messages/zh_HK/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/zh_HK/sellerPage.json' with { type: 'json' }
import settings from '../../messages/zh_HK/settings.json' with { type: 'json' }
import shell from '../../messages/zh_HK/shell.json' with { type: 'json' }
import store from '../../messages/zh_HK/store.json' with { type: 'json' }
import subscription from '../../messages/zh_HK/subscription.json' with { type: 'json' }
import userCenter from '../../messages/zh_HK/userCenter.json' with { type: 'json' }
import video from '../../messages/zh_HK/video.json' with { type: 'json' }
import viewing from '../../messages/zh_HK/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/zh_HK/whatsapp.json' with { type: 'json' }
import yard from '../../messages/zh_HK/yard.json' with { type: 'json' }

export const zhHk = {
  address,
  cart,
  checkout,
  order,
  payment,
  backofficeInquiry,
  inquiry,
  backofficeFigures,
  backofficeToday,
  backofficeAudit,
  backofficeAnnouncement,
  backofficeBranch,
  backofficeFeed,
  backofficeHelp,
  backofficeHomePage,
  portalImport,
  accountChange,
  backofficeSeller,
  backofficeSetting,
  backofficeSignIn,
  backofficeRole,
  backofficePage,
  backofficePermission,
  backofficeProduct,
  backofficeStaff,
  backofficeStore,
  backofficeSwitch,
  portalAccount,
  portalSignIn,
  portalStore,
  announcement,
  branch,
  chat,
  backofficeText,
  backofficeTextFile,
  backofficeVideo,
  common,
  compare,
  device,
  error,
  savedSearch,
  search,
  help,
  home,
  deviceDetail,
  landedCost,
  landingPage,
  legal,
  login,
  mail,
  userCenter,
  news,
  notification,
  passport,
  portal,
  backofficeCatalogue,
  backofficeCurrency,
  mall,
  merchant,
  merchantInquiry,
  backofficeLedger,
  merchantLedger,
  merchantStore,
  portalLedger,
  balance,
  quote,
  portalChat,
  portalDevice,
  portalOrder,
  portalPeople,
  portalProduct,
  proforma,
  portalQuote,
  backofficeInspection,
  backofficeLandedCost,
  backofficeMember,
  backofficeViewing,
  backofficeWant,
  backofficeNews,
  register,
  settings,
  shell,
  store,
  openStore,
  subscription,
  video,
  viewing,
  sellerApplication,
  sellerPage,
  whatsapp,
  yard,
}
