// Every solution of the n queens problem: backtracking with a stack.
// g++ -std=c++20 -O2 -o backtracking backtracking.cpp && ./backtracking 8
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

using Columns = std::vector<int>;  // of the queens, from the first row on

// Returns true if a queen attacks the square in the next row.
bool attacked(const Columns& stack, int col) {
  const int row = static_cast<int>(stack.size());
  for (int above = 0; above < row; ++above) {
    const int aside = std::abs(stack[above] - col);
    if (aside == 0 || aside == row - above) return true;
  }
  return false;
}

void print(const Columns& board) {
  static const std::string digits = "123456789abcdefghijklmnopqrstuvw";
  for (const int col : board) std::cout << digits[col];
  for (std::size_t k = 0; k < board.size(); ++k) std::cout << (k ? ", " : " [") << board[k];
  std::cout << "]\n";
}

long search(std::size_t n) {
  const int columns = static_cast<int>(n);
  Columns stack;
  long count = 0;
  /*@1*/ for (int col = 0;;) {
    /*@2*/ if (stack.size() == n) {
      print(stack);
      ++count;
      col = columns;
    }
    /*@3,4*/ while (col < columns && attacked(stack, col)) ++col;
    /*@5*/ if (col < columns) {
      /*@6*/ stack.push_back(col);
      col = 0;
    /*@7*/ } else if (stack.empty()) {
      return count;
    } else {
      /*@8*/ col = stack.back() + 1;
      stack.pop_back();
    }
  }
}

int main(int argc, char* argv[]) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  if (n < 1 || n > 32) {
    std::cerr << "n has to be 1 to 32.\n";
    return EXIT_FAILURE;
  }
  const long count = search(n);
  std::cout << "Solutions: " << count << '\n';
}
