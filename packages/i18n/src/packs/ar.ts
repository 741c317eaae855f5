import accountChange from '../../messages/ar/accountChange.json' with { type: 'json' }
import address from '../../messages/ar/address.json' with { type: 'json' }
import announcement from '../../messages/ar/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/ar/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/ar/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/ar/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/ar/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/ar/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/ar/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/ar/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/ar/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/ar/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/ar/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/ar/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/ar/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/ar/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/ar/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/ar/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/ar/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/ar/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/ar/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/ar/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/ar/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/ar/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/ar/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/ar/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/ar/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/ar/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/ar/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/ar/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/ar/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/ar/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/ar/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/ar/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/ar/balance.json' with { type: 'json' }
import branch from '../../messages/ar/branch.json' with { type: 'json' }
import cart from '../../messages/ar/cart.json' with { type: 'json' }
import chat from '../../messages/ar/chat.json' with { type: 'json' }
import checkout from '../../messages/ar/checkout.json' with { type: 'json' }
import common from '../../messages/ar/common.json' with { type: 'json' }
import compare from '../../messages/ar/compare.json' with { type: 'json' }
import device from '../../messages/ar/device.json' with { type: 'json' }
import deviceDetail from '../../messages/ar/deviceDetail.json' with { type: 'json' }
import error from '../../messages/ar/error.json' with { type: 'json' }
import help from '../../messages/ar/help.json' with { type: 'json' }
import home from '../../messages/ar/home.json' with { type: 'json' }
import inquiry from '../../messages/ar/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/ar/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/ar/landingPage.json' with { type: 'json' }
import legal from '../../messages/ar/legal.json' with { type: 'json' }
import login from '../../messages/ar/login.json' with { type: 'json' }
import mail from '../../messages/ar/mail.json' with { type: 'json' }
import mall from '../../messages/ar/mall.json' with { type: 'json' }
import merchant from '../../messages/ar/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/ar/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/ar/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/ar/merchantStore.json' with { type: 'json' }
import news from '../../messages/ar/news.json' with { type: 'json' }
import notification from '../../messages/ar/notification.json' with { type: 'json' }
import openStore from '../../messages/ar/openStore.json' with { type: 'json' }
import order from '../../messages/ar/order.json' with { type: 'json' }
import passport from '../../messages/ar/passport.json' with { type: 'json' }
import payment from '../../messages/ar/payment.json' with { type: 'json' }
import portal from '../../messages/ar/portal.json' with { type: 'json' }
import portalAccount from '../../messages/ar/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/ar/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/ar/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/ar/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/ar/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/ar/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/ar/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/ar/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/ar/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/ar/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/ar/portalStore.json' with { type: 'json' }
import proforma from '../../messages/ar/proforma.json' with { type: 'json' }
import quote from '../../messages/ar/quote.json' with { type: 'json' }
import register from '../../messages/ar/register.json' with { type: 'json' }
import savedSearch from '../../messages/ar/savedSearch.json' with { type: 'json' }
import search from '../../messages/ar/search.json' with { type: 'json' }
import sellerApplication from '../../messages/ar/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/ar/sellerPage.json' with { type: 'json' }
import settings from '../../messages/ar/settings.json' with { type: 'json' }
import shell from '../../messages/ar/shell.json' with { type: 'json' }
import store from '../../messages/ar/store.json' with { type: 'json' }
import subscription from '../../messages/ar/subscription.json' with { type: 'json' }
import userCenter from '../../messages/ar/userCenter.json' with { type: 'json' }
import video from '../../messages/ar/video.json' with { type: 'json' }
import viewing from '../../messages/ar/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/ar/whatsapp.json' with { type: 'json' }
import yard from '../../messages/ar/yard.json' with { type: 'json' }

export const ar = {
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
