import accountChange from '../../messages/pt/accountChange.json' with { type: 'json' }
import address from '../../messages/pt/address.json' with { type: 'json' }
import announcement from '../../messages/pt/announcement.json' with { type: 'json' }
import backofficeAnnouncement from '../../messages/pt/backofficeAnnouncement.json' with { type: 'json' }
import backofficeAudit from '../../messages/pt/backofficeAudit.json' with { type: 'json' }
import backofficeBranch from '../../messages/pt/backofficeBranch.json' with { type: 'json' }
import backofficeCatalogue from '../../messages/pt/backofficeCatalogue.json' with { type: 'json' }
import backofficeCurrency from '../../messages/pt/backofficeCurrency.json' with { type: 'json' }
import backofficeFeed from '../../messages/pt/backofficeFeed.json' with { type: 'json' }
import backofficeFigures from '../../messages/pt/backofficeFigures.json' with { type: 'json' }
import backofficeHelp from '../../messages/pt/backofficeHelp.json' with { type: 'json' }
import backofficeHomePage from '../../messages/pt/backofficeHomePage.json' with { type: 'json' }
import backofficeInquiry from '../../messages/pt/backofficeInquiry.json' with { type: 'json' }
import backofficeInspection from '../../messages/pt/backofficeInspection.json' with { type: 'json' }
import backofficeLandedCost from '../../messages/pt/backofficeLandedCost.json' with { type: 'json' }
import backofficeLedger from '../../messages/pt/backofficeLedger.json' with { type: 'json' }
import backofficeMember from '../../messages/pt/backofficeMember.json' with { type: 'json' }
import backofficeNews from '../../messages/pt/backofficeNews.json' with { type: 'json' }
import backofficePage from '../../messages/pt/backofficePage.json' with { type: 'json' }
import backofficePermission from '../../messages/pt/backofficePermission.json' with { type: 'json' }
import backofficeProduct from '../../messages/pt/backofficeProduct.json' with { type: 'json' }
import backofficeRole from '../../messages/pt/backofficeRole.json' with { type: 'json' }
import backofficeSeller from '../../messages/pt/backofficeSeller.json' with { type: 'json' }
import backofficeSetting from '../../messages/pt/backofficeSetting.json' with { type: 'json' }
import backofficeSignIn from '../../messages/pt/backofficeSignIn.json' with { type: 'json' }
import backofficeStaff from '../../messages/pt/backofficeStaff.json' with { type: 'json' }
import backofficeStore from '../../messages/pt/backofficeStore.json' with { type: 'json' }
import backofficeSwitch from '../../messages/pt/backofficeSwitch.json' with { type: 'json' }
import backofficeText from '../../messages/pt/backofficeText.json' with { type: 'json' }
import backofficeTextFile from '../../messages/pt/backofficeTextFile.json' with { type: 'json' }
import backofficeToday from '../../messages/pt/backofficeToday.json' with { type: 'json' }
import backofficeVideo from '../../messages/pt/backofficeVideo.json' with { type: 'json' }
import backofficeViewing from '../../messages/pt/backofficeViewing.json' with { type: 'json' }
import backofficeWant from '../../messages/pt/backofficeWant.json' with { type: 'json' }
import balance from '../../messages/pt/balance.json' with { type: 'json' }
import branch from '../../messages/pt/branch.json' with { type: 'json' }
import cart from '../../messages/pt/cart.json' with { type: 'json' }
import chat from '../../messages/pt/chat.json' with { type: 'json' }
import checkout from '../../messages/pt/checkout.json' with { type: 'json' }
import common from '../../messages/pt/common.json' with { type: 'json' }
import compare from '../../messages/pt/compare.json' with { type: 'json' }
import device from '../../messages/pt/device.json' with { type: 'json' }
import deviceDetail from '../../messages/pt/deviceDetail.json' with { type: 'json' }
import error from '../../messages/pt/error.json' with { type: 'json' }
import help from '../../messages/pt/help.json' with { type: 'json' }
import home from '../../messages/pt/home.json' with { type: 'json' }
import inquiry from '../../messages/pt/inquiry.json' with { type: 'json' }
import landedCost from '../../messages/pt/landedCost.json' with { type: 'json' }
import landingPage from '../../messages/pt/landingPage.json' with { type: 'json' }
import legal from '../../messages/pt/legal.json' with { type: 'json' }
import login from '../../messages/pt/login.json' with { type: 'json' }
import mail from '../../messages/pt/mail.json' with { type: 'json' }
import mall from '../../messages/pt/mall.json' with { type: 'json' }
import merchant from '../../messages/pt/merchant.json' with { type: 'json' }
import merchantInquiry from '../../messages/pt/merchantInquiry.json' with { type: 'json' }
import merchantLedger from '../../messages/pt/merchantLedger.json' with { type: 'json' }
import merchantStore from '../../messages/pt/merchantStore.json' with { type: 'json' }
import news from '../../messages/pt/news.json' with { type: 'json' }
import notification from '../../messages/pt/notification.json' with { type: 'json' }
import openStore from '../../messages/pt/openStore.json' with { type: 'json' }
import order from '../../messages/pt/order.json' with { type: 'json' }
import passport from '../../messages/pt/passport.json' with { type: 'json' }
import payment from '../../messages/pt/payment.json' with { type: 'json' }
import portal from '../../messages/pt/portal.json' with { type: 'json' }
import portalAccount from '../../messages/pt/portalAccount.json' with { type: 'json' }
import portalChat from '../../messages/pt/portalChat.json' with { type: 'json' }
import portalDevice from '../../messages/pt/portalDevice.json' with { type: 'json' }
import portalImport from '../../messages/pt/portalImport.json' with { type: 'json' }
import portalLedger from '../../messages/pt/portalLedger.json' with { type: 'json' }
import portalOrder from '../../messages/pt/portalOrder.json' with { type: 'json' }
import portalPeople from '../../messages/pt/portalPeople.json' with { type: 'json' }
import portalProduct from '../../messages/pt/portalProduct.json' with { type: 'json' }
import portalQuote from '../../messages/pt/portalQuote.json' with { type: 'json' }
import portalSignIn from '../../messages/pt/portalSignIn.json' with { type: 'json' }
import portalStore from '../../messages/pt/portalStore.json' with { type: 'json' }
import proforma from '../../messages/pt/proforma.json' with { type: 'json' }
import quote from '../../messages/pt/quote.json' with { type: 'json' }
import register from '../../messages/pt/register.json' with { type: 'json' }
import savedSearch from '../../messages/pt/savedSearch.json' with { type: 'json' }
import search from '../../messages/pt/search.json' with { type: 'json' }
import sellerApplication from '../../messages/pt/sellerApplication.json' with { type: 'json' }
import sellerPage from '../../messages/pt/sellerPage.json' with { type: 'json' }
import settings from '../../messages/pt/settings.json' with { type: 'json' }
import shell from '../../messages/pt/shell.json' with { type: 'json' }
import store from '../../messages/pt/store.json' with { type: 'json' }
import subscription from '../../messages/pt/subscription.json' with { type: 'json' }
import userCenter from '../../messages/pt/userCenter.json' with { type: 'json' }
import video from '../../messages/pt/video.json' with { type: 'json' }
import viewing from '../../messages/pt/viewing.json' with { type: 'json' }
import whatsapp from '../../messages/pt/whatsapp.json' with { type: 'json' }
import yard from '../../messages/pt/yard.json' with { type: 'json' }

export const pt = {
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
