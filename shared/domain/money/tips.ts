/** What customers may give the staff with one order, in rupees. */
export const MOST_TIP_RUPEES = 5000;
