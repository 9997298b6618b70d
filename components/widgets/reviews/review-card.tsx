import type { ReactNode } from 'react';
import type { PublishedReview } from '@/lib/storefront/data/reviews';
import { Avatar } from '../parts/avatar';
import { Icon } from '../parts/icon';
import look from '../parts/look.module.css';
import { Stars } from '../parts/stars';
import styles from './review-card.module.css';
import type { CardTexts } from './review-card-texts.data';

/** A product with the address of its page. */
export interface ReviewedProduct {
  title: string;
  href?: string;
}

interface ReviewCardProps {
  review: PublishedReview;
  texts: CardTexts;
  /** The product, for a list with reviews of several ones. */
  product?: ReviewedProduct | undefined;
  /** The photos of a review that has some. */
  photos?: ReactNode;
  /** The button that finds the review helpful. */
  vote?: ReactNode;
}

/** A review with its author, its photos and the reply of the shop. */
export function ReviewCard({ review, texts, product, photos, vote }: ReviewCardProps) {
  const Product = product?.href ? 'a' : 'span';
  const { customerDisplayName: name, title, body, rate, reply } = review;
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar of={name.charAt(0)} />
        <div>
          <b>{name}</b>{' '}
          {review.isVerifiedBuyer && (
            <span className={look.done}>{texts.say('verifiedBuyer')}</span>
          )}
        </div>
      </div>
      <div className={styles.meta}>
        <Stars label={texts.say('rating', { rate: texts.number(rate) })} rating={rate} size="s" />
        <small>{texts.date(review.createdAt)}</small>
        {review.isPinned && <span className={styles.pinned}>{texts.say('pinned')}</span>}
      </div>
      <div className={styles.text}>
        {title && <b>{title}</b>}
        <div>{body}</div>
      </div>
      {product && (
        <Product className={styles.product} href={product.href}>
          {product.title}
        </Product>
      )}
      {photos}
      {reply?.status === 'public' && reply.body && (
        <div className={styles.reply}>
          <b>{texts.say('shopReply')}</b>
          <div>{reply.body}</div>
        </div>
      )}
      {vote}
    </article>
  );
}

interface HelpfulButtonProps {
  votes: number;
  texts: CardTexts;
  /** Whether the customer has found the review helpful, as far as the page knows. */
  isVoted?: boolean;
  isBusy?: boolean;
  onClick?: () => void;
}

/** The button that adds or removes a vote for a review. */
export function HelpfulButton({ votes, texts, isVoted, isBusy, onClick }: HelpfulButtonProps) {
  return (
    <button
      aria-disabled={isBusy}
      aria-label={votes ? `${texts.say('helpful')}, ${texts.count('votes', votes)}` : undefined}
      aria-pressed={Boolean(isVoted)}
      className={styles.vote}
      onClick={onClick}
      type="button"
    >
      <Icon full={isVoted} name="thumb" />
      {texts.say('helpful')}
      {votes > 0 && <span>{texts.number(votes)}</span>}
    </button>
  );
}

/** A row of small photos. */
export function PhotoRow({ children }: { children: ReactNode }) {
  return <div className={styles.photos}>{children}</div>;
}
