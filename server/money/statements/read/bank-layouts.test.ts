import { describe, expect, it, test } from 'vitest';
import { readStatement } from './read-statement';

const read = (text: string) => readStatement(text, { named: new Map(), today: '2026-11-22' });

const SBI = `Account Name       :,MAENAM CAFE
Address            :,"BAZAR ROAD, RAVANGLA"
Account Number     :,_00000031234567890
Drawing Power      :,0.00
Start Date         :,1 Nov 2026

Txn Date,Value Date,Description,Ref No./Cheque No.,        Debit,Credit,Balance
02-Nov-26,02-Nov-26,BY TRANSFER-UPI/CR/630668416110/AMAN NIH/UTIB/amanshaikh/K7M2QX9--,TRANSFER FROM 4897694162091," ","18,000.00","38,000.00"
02-Nov-26,02-Nov-26,TO TRANSFER-UPI/DR/630668416111/GAS/UTIB/gasagency/UPI--,TRANSFER TO 4897694162091,"1,250.00"," ","36,750.00"
03-Nov-26,03-Nov-26,DEP TFR UPI/CR/630768416112/PEMA L/SBIN/9876543210/UPI--,,," 348.50 ","37,098.50"
**This is a computer generated statement and does not require a signature`;

const HDFC = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,**********,********,********,********,********,********
02/11/26,UPI-PEMA LHAMU-919876543210@YBL-SBIN0000123-630668416110-K7M2QX9AB MAENAM CAFE,0000630668416110,02/11/26,,348.00,"18,348.00"
02/11/26,POS 416021XXXXXX1234 GAS,0000000000012345,02/11/26,1250.00,,"17,098.00"
********,**********,********,********,********,********,********
STATEMENT SUMMARY  :-,,,,,,`;

const ICICI = `,,"DETAILED STATEMENT"
S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
1,02/11/2026,02/11/2026,-,UPI/630668416110/K7M2QX9AB Maenam/pema@okaxis/STATE BANK OF I,0.00,348.00,18348.00
2,03/11/2026,03/11/2026,-,UPI/630768416111/gas/gasagency@ybl/HDFC BANK,1250.00,0.00,17098.00
Legends Used in Account Statement
1. BIL - Internet Bill payment,,,,,,,`;

const AXIS = `Statement of Account No - 911010012345678 for the period
Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
02-11-2026,-,UPI/P2A/630668416110/PEMA LHAMU/State Bank/K7M2QX9AB Mae,              ,        348.00,      18348.00,321
03-11-2026,-,UPI/P2M/630768416111/GAS AGENCY/HDFC BANK/UPI,       1250.00,              ,      17098.00,321`;

const AXIS_SIDES = `Tran Date,Particulars,Amount(INR),Debit/Credit
02-11-2026,UPI/P2A/630668416110/PEMA LHAMU/State Bank/UPI,348.00,CR
03-11-2026,UPI/P2M/630768416111/GAS AGENCY/HDFC BANK/UPI,1250.00,DR`;

describe('each bank’s own layout', () => {
  it('is SBI’s, with an address before it and notes of 7 characters', () => {
    expect(read(SBI)).toMatchObject({
      credits: [
        { line: 8, day: '2026-11-02', amount: 1_800_000, reference: '630668416110' },
        { line: 10, day: '2026-11-03', amount: 34_850, reference: '630768416112' },
      ],
    });
  });

  test.each(Object.entries({ HDFC, ICICI, AXIS, AXIS_SIDES }))('is that of %s', (_, text) => {
    expect(read(text)).toMatchObject({
      credits: [
        { day: '2026-11-02', amount: 34_800, reference: '630668416110', key: 'rrn:630668416110' },
      ],
    });
  });

  const OTHERS: Record<string, string[]> = {
    'Punjab National Bank': [
      'Transaction Date,Cheque Number,Withdrawal,Deposit,Balance,Narration',
      '02/11/2026,,,348.00,"18,348.00 Cr.",UPI/CR/630668416110/PEMA/K7M2QX9AB',
      '03/11/2026,,100.00,,"18,248.00 Cr.",UPI/DR/630768416111/GAS',
    ],
    'Bank of Baroda': [
      'DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)',
      '02-11-2026,UPI/630668416110/K7M2QX9AB/pema@ybl,,,348.00,"18,348.00Cr"',
      '03-11-2026,UPI/630768416111/GAS,,100.00,,"18,248.00Cr"',
      'Page Total,,,100.00,348.00,',
    ],
    'Canara Bank': [
      'TRANS DATE,VALUE DATE,BRANCH,REF/CHQ.NO,DESCRIPTION,WITHDRAWS,DEPOSIT,BALANCE',
      '01-NOV-26,01-NOV-26,42,,B/F,,,"18,000.00"',
      '02-NOV-26,02-NOV-26,42,,UPI/CR/630668416110/PEMA/K7M2QX9AB,,348.00,"18,348.00"',
      '03-NOV-26,03-NOV-26,42,,UPI/DR/630768416111/GAS,100.00,,"18,248.00"',
    ],
    'Union Bank': [
      'Tran Id,Tran Date,Remarks,Amount (Rs.),Balance (Rs.)',
      'S1,02/11/2026,UPIAR/630668416110/CR/PEMA/K7M2QX9AB,348.00(Cr),18348.00(Cr)',
      'S2,03/11/2026,UPIAB/630768416111/DR/GAS,100.00(Dr),18248.00(Cr)',
    ],
    IDBI: [
      'Date,Particulars,Chq. no,Withdrawals,Deposits,Balance',
      '02/11/2026,UPI/630668416110/PEMA/K7M2QX9AB,,,348.00,18348.00',
      '03/11/2026,UPI/630768416111/GAS,,100.00,,18248.00',
    ],
    'PhonePe, a statement': [
      'Date,Transaction Details,Type,Amount,UTR No.',
      '"Nov 02, 2026",Received from PEMA K7M2QX9AB,CREDIT,₹348,630668416110',
      '"Nov 03, 2026",Paid to GAS,DEBIT,₹100,630768416111',
    ],
    'Google Pay': [
      'Date,Transaction details,Amount,UPI transaction ID',
      '"02 Nov, 2026",Received from PEMA K7M2QX9AB,+₹348,630668416110',
      '"03 Nov, 2026",Paid to GAS,-₹100,630768416111',
    ],
    BharatPe: [
      'Merchant Name,Transaction Date,Amount,Status,Remarks,UTR,Settlement Id',
      'KK,2026-11-02 10:05:11,348.00,SUCCESS,K7M2QX9AB,630668416110,S1',
      'KK,2026-11-03 10:05:11,100.00,FAILED,x,630768416111,S1',
    ],
  };
  test.each(Object.entries(OTHERS))('is that of %s', (_, lines) => {
    const found = read(lines.join('\n'));
    expect(found).toMatchObject({
      credits: [{ day: '2026-11-02', amount: 34_800, reference: '630668416110' }],
      outgoing: ['630768416111'],
      unread: [],
    });
  });

  it('may be copied from a page, with semicolons, or behind a byte order mark', () => {
    const creditsOf = (text: string) => {
      const found = read(text);
      return 'credits' in found ? found.credits : found.header;
    };
    expect(creditsOf(AXIS_SIDES)).toHaveLength(1);
    for (const text of [
      AXIS_SIDES.replaceAll(',', '\t'),
      AXIS_SIDES.replaceAll(',', ';'),
      AXIS_SIDES.replaceAll(',', '   '),
      `\uFEFF${AXIS_SIDES.replaceAll('\n', '\r\n')}`,
    ]) {
      expect(creditsOf(text)).toEqual(creditsOf(AXIS_SIDES));
    }
  });
});
